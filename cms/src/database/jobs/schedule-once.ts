import type { TaskConfig } from 'payload'
import { consumeLimit } from '../rate-limit/consume-limit.ts'

/** Processes look at the same seconds. One that died after its claim delays the job by this time, in milliseconds. */
const CLAIM_MS = 60_000

type Task = TaskConfig<{ input: object; output: object }>
type BeforeSchedule = NonNullable<NonNullable<NonNullable<Task['schedule']>[number]['hooks']>['beforeSchedule']>

/** Queues each run of a task once. Payload's own check lets several processes queue it at the same moment. */
export function scheduledOnce(task: Task): Task {
  return { ...task, schedule: task.schedule?.map((each) => ({ ...each, hooks: { beforeSchedule } })) }
}

const beforeSchedule: BeforeSchedule = async (args) => {
  const { defaultBeforeSchedule, queueable, req } = args
  const decision = await defaultBeforeSchedule(args)
  if (!decision.shouldSchedule) return decision
  const subject = `${queueable.taskConfig?.slug} ${decision.waitUntil?.toISOString()}`
  const claim = { payload: req.payload, name: 'schedule', subject, limit: 1, windowMs: CLAIM_MS, now: new Date() }
  const { allowed } = await consumeLimit(claim)
  return { ...decision, shouldSchedule: allowed }
}
