import type { Payload } from 'payload'

/** A job that has been running for longer belongs to a process that died. */
const MAX_JOB_MS = 15 * 60 * 1000

/** Requeues jobs whose process died; Payload leaves them marked as running for ever. */
export async function releaseStaleJobs(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - MAX_JOB_MS).toISOString()
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before } }] },
    data: { processing: false },
  })
}

/** Removes jobs of tasks that this version no longer has. */
export async function removeUnknownJobs(payload: Payload): Promise<void> {
  const known = (payload.config.jobs.tasks ?? []).map(({ slug }) => slug)
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { exists: true } }, { taskSlug: { not_in: known } }] },
  })
}
