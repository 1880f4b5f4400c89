import { deleteRows } from '../../database/records/delete-rows.ts'
import type { DueWork, Outcome, Work } from '../../database/work/work.ts'
import { sendNotices } from './send-notices.ts'

const MINUTE = 60_000
/** A request that was not met by then is deleted. */
export const NOTICE_LIFETIME_MS = 180 * 24 * 60 * MINUTE

/** Tells people about books that are back; part of the minutely task. */
export const noticeWork: DueWork = { run: ({ payload }) => sendNotices({ payload }) }

/** Deletes requests that were not met in half a year. */
export const noticeSweep: Work<'stock-notices'> = {
  collection: 'stock-notices',
  dueField: 'dueAt',
  where: {},
  leaseMs: MINUTE,
  lifetimeMs: NOTICE_LIFETIME_MS,
  schedule: { delaysMs: [MINUTE, 10 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record } }): Promise<Outcome<'stock-notices'>> => {
    await deleteRows({ payload, collection: 'stock-notices', where: { id: { equals: record.id } } })
    return null
  },
}
