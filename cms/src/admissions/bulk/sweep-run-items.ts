import type { Payload, TaskConfig } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'

const DAY = 24 * 60 * 60_000
/** What became of each application stands in its history; the run keeps who did what with how many. */
export const RUN_ITEMS_RETENTION_MS = 400 * DAY

/** Deletes the applications of runs from more than a year ago. */
export async function sweepRunItems({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - RUN_ITEMS_RETENTION_MS).toISOString()
  await deleteRows({ payload, collection: 'bulk-run-items', where: { createdAt: { less_than: before } } })
}

export const sweepRunItemsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'sweep-bulk-run-items',
  label: 'Delete the applications of old bulk runs',
  schedule: [{ cron: '20 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req }) => {
    await sweepRunItems({ payload: req.payload, now: new Date() })
    return { output: {} }
  },
}
