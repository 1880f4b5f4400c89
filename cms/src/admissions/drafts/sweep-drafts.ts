import type { Payload, TaskConfig } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'

/** Abandoned drafts are deleted after this time, because they contain an Aadhaar number. */
export const DRAFT_RETENTION_MS = 180 * 24 * 60 * 60_000

export async function sweepDrafts({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_RETENTION_MS).toISOString()
  await deleteRows({ payload, collection: 'application-drafts', where: { savedAt: { less_than: before } } })
}

/** Runs nightly before the sweep of documents, which then finds the files of the deleted drafts. */
export const sweepDraftsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'sweep-application-drafts',
  label: 'Delete abandoned drafts',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req }) => {
    await sweepDrafts({ payload: req.payload, now: new Date() })
    return { output: {} }
  },
}
