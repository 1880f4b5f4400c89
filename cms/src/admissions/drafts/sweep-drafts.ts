import type { Payload, TaskConfig } from 'payload'

/** How long a form is kept that nobody goes on with; there is an Aadhaar number in it. */
export const DRAFT_RETENTION_MS = 180 * 24 * 60 * 60_000

/** Removes forms that were begun and never sent. */
export async function sweepDrafts({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_RETENTION_MS).toISOString()
  await payload.db.deleteMany({ collection: 'application-drafts', where: { savedAt: { less_than: before } } })
}

/** The same once a night, before the files that only such forms name are swept. */
export const sweepDraftsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'sweep-application-drafts',
  label: 'Remove forms that were never sent',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req }) => {
    await sweepDrafts({ payload: req.payload, now: new Date() })
    return { output: {} }
  },
}
