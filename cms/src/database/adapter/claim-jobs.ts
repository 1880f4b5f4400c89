import type { BaseDatabaseAdapter, Job, UpdateJobsArgs, Where } from 'payload'
import { noticedOutage } from '../../foundation/context/noticed-outages.ts'
import { knownTasks } from './known-tasks.ts'

const collection = 'payload-jobs'
const MINUTE = 60_000

/** A running job is renewed more often; one that is older belongs to a process that died. */
const LEASE_MS = 5 * MINUTE
const RENEW_MS = MINUTE
/** When a job that failed during an outage is run again. */
const AFTER_OUTAGE_MS = MINUTE

type Claim = Extract<UpdateJobsArgs, { where: Where }>

/**
 * Lets each job run in one process. Payload reads the waiting jobs and then marks them by their ids, so that processes
 * whose timers fire in the same second run the same ones; and jobs of a process that died stay marked for ever. Here a
 * job is claimed with one conditional update, and can be claimed again once its process no longer renews it.
 */
export function claimJobsOnce<Adapter extends BaseDatabaseAdapter>(adapter: Adapter): Adapter {
  const { updateJobs } = adapter
  const running = new Set<Job['id']>()
  let renewal: NodeJS.Timeout | undefined

  async function claim({ where, limit, sort, data }: Claim): Promise<Job[]> {
    const claimable: Where = { or: [where, abandonedJobs(knownTasks(adapter.payload))] }
    const { docs } = await adapter.find<Job>({ collection, where: claimable, limit, sort, pagination: false })
    const claimed: Job[] = []
    for (const job of docs) {
      const unchanged: Where = {
        and: [{ id: { equals: job.id } }, { updatedAt: { equals: job.updatedAt } }, claimable],
      }
      if (!(await write(unchanged, data))) continue
      claimed.push({ ...job, ...data })
      running.add(job.id)
    }
    if (claimed.length > 0) renewal ??= setInterval(renew, RENEW_MS).unref()
    return claimed
  }

  async function renew(): Promise<void> {
    for (const id of running) {
      const own: Where = { and: [{ id: { equals: id } }, { processing: { equals: true } }] }
      // A renewal that fails is repeated.
      const isRunning = await write(own, { updatedAt: new Date().toISOString() }).catch(() => true)
      if (!isRunning) running.delete(id)
    }
    if (running.size > 0) return
    clearInterval(renewal)
    renewal = undefined
  }

  async function write(where: Where, data: Record<string, unknown>): Promise<boolean> {
    const options = { atomic: true }
    const written: unknown = await adapter.updateOne({ collection, where, data: { ...data }, options })
    return Boolean(written)
  }

  adapter.updateJobs = (args) =>
    isClaim(args) ? claim(args) : Reflect.apply(updateJobs, adapter, [{ ...args, data: retriedAfterOutage(args.data) }])
  return adapter
}

function isClaim(args: UpdateJobsArgs): args is Claim {
  return args.where !== undefined && args.data.processing === true
}

/**
 * A job that fails for good is not run again. One that fails while the database or a disk is away has no reason of its
 * own, so it waits for the next attempt, however many it has had.
 */
function retriedAfterOutage(data: UpdateJobsArgs['data']): UpdateJobsArgs['data'] {
  if (data.hasError !== true || noticedOutage() === null) return data
  return { ...data, hasError: false, waitUntil: new Date(Date.now() + AFTER_OUTAGE_MS).toISOString() }
}

/** Jobs of these tasks whose process died. */
function abandonedJobs(tasks: string[]): Where {
  const before = new Date(Date.now() - LEASE_MS).toISOString()
  return {
    and: [
      { taskSlug: { in: tasks } },
      { processing: { equals: true } },
      { updatedAt: { less_than: before } },
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
    ],
  }
}
