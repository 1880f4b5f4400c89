import type { DueWork, Work } from '../../platform/work/work.ts'
import { sendNotices } from './send-notices.ts'

const MINUTE = 60_000

/** Tells people about books that are back; part of the minutely task. */
export const noticeWork: DueWork = { run: ({ payload }) => sendNotices({ payload }) }

/** Deletes requests that were not met in half a year. */
export const noticeSweep: Work<'stock-notices'> = {
  collection: 'stock-notices',
  dueField: 'dueAt',
  where: {},
  leaseMs: MINUTE,
  schedule: { delaysMs: [MINUTE, 10 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record } }) => {
    await payload.db.deleteOne({ collection: 'stock-notices', where: { id: { equals: record.id } } })
    return null
  },
}
