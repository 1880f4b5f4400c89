import { isUnpaid, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { DueWork } from '../../database/work/work.ts'

const DAY = 24 * 60 * 60_000

/** How long an order that its buyer never tried to pay is kept, because it has an address and nothing needs it. */
const ABANDONED_AFTER_MS = 30 * DAY

/** Deletes old orders without an attempt to pay. */
export const orderSweep: DueWork = {
  run: async ({ payload, now }) => {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS).toISOString()
    await deleteRows({
      payload,
      collection: 'orders',
      where: {
        and: [
          { status: { in: orderStatusesIn(isUnpaid) } },
          { attemptedAt: { exists: false } },
          { createdAt: { less_than: before } },
        ],
      },
    })
  },
}
