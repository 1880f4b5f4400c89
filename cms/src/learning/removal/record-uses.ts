import { countRows } from '../../database/records/count-rows.ts'
import type { RecordUse } from '../../portal/record-use.ts'
import { BOUGHT_STATUSES } from '../buy/purchases.ts'

/** Longer than any payment stays open: banks confirm late payments within five days. */
const OPEN_FOR_MS = 7 * 24 * 60 * 60_000

/** A course stays published while students have bought it, or may still be paying for it. */
export const recordUses: RecordUse[] = [
  {
    of: 'recorded-courses',
    noun: ['purchase', 'purchases'],
    find: async ({ payload, record }) => {
      const started = new Date(Date.now() - OPEN_FOR_MS).toISOString()
      const total = await countRows({
        payload,
        collection: 'course-purchases',
        where: {
          and: [
            { courseId: { equals: record.id } },
            {
              or: [
                { status: { in: BOUGHT_STATUSES } },
                { and: [{ status: { equals: 'open' } }, { startedAt: { greater_than: started } }] },
              ],
            },
          ],
        },
      })
      return { total }
    },
  },
]
