import type { Payload } from 'payload'
import { noticingOutages } from '../../foundation/context/noticed-outages.ts'
import { knownTasks } from '../adapter/known-tasks.ts'
import { repairJobs } from './repair-jobs.ts'

/** Interval between passes in milliseconds. Scheduled publishing has a resolution of one minute. */
const PASS_MS = 15_000

export interface RunningJobs {
  /** Starts no further job and resolves when the running ones have finished. */
  stop: () => Promise<void>
}

/**
 * Schedules and runs jobs of the tasks that this version has. Payload's own runner also takes jobs of a newer version
 * and marks them as failed for ever, and does not wait for running jobs when it stops.
 */
export function startJobs(payload: Payload): RunningJobs {
  let running: Promise<void> | null = null
  const pass = () => {
    running ??= runJobs(payload)
      .catch((error) => payload.logger.error({ msg: 'Jobs could not be run.', err: error }))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(pass, PASS_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** One pass: queues what is scheduled, and runs what is due. */
export async function runJobs(payload: Payload): Promise<void> {
  await noticingOutages(async () => {
    await repairJobs(payload, new Date())
    await payload.jobs.handleSchedules({ allQueues: true })
    await payload.jobs.run({ allQueues: true, silent: true, where: { taskSlug: { in: knownTasks(payload) } } })
  })
}
