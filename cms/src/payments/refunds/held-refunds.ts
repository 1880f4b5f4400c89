import { readRows } from '../../database/records/read-rows.ts'
import type { DueWork } from '../../database/work/work.ts'
import { writeHeldRefund } from './hold-refund.ts'

/** More than one minute's worth; the rest waits for the next run. */
const MAX_PER_RUN = 200

/**
 * Writes the records of refunds whose process died after holding their amount. Needs no lease: of several concurrent
 * writers, one writes the record.
 */
export const heldRefunds: DueWork = {
  run: async ({ payload }) => {
    const rows = await readRows({
      payload,
      collection: 'payments',
      // A range, and its order: SQLite uses no index for what exists.
      where: { heldRefundId: { greater_than: '' } },
      sort: 'heldRefundId',
      limit: MAX_PER_RUN,
    })
    for (const payment of rows) await writeHeldRefund(payload, payment)
  },
}
