import type { Payload } from 'payload'
import type { PayloadJob } from '../../payload-types.ts'
import { knownTasks } from '../adapter/known-tasks.ts'
import { deleteRows } from '../records/delete-rows.ts'

/** Time after which a job of an unknown task belongs to a removed one, and not to a newer version beside this one. */
const UNKNOWN_JOB_MS = 7 * 24 * 60 * 60_000

/** Removes old jobs of tasks that this version does not have. */
export async function removeUnknownJobs(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNKNOWN_JOB_MS).toISOString()
  await deleteRows({
    payload,
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { exists: true } },
        { taskSlug: { not_in: knownTasks(payload) as NonNullable<PayloadJob['taskSlug']>[] } },
        { createdAt: { less_than: before } },
      ],
    },
  })
}
