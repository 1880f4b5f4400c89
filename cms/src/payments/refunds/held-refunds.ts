import type { Payment } from '../../payload-types.ts'
import type { DueWork } from '../../platform/work/work.ts'
import { writeHeldRefund } from './hold-refund.ts'

/** More than one minute's worth; the rest waits for the next run. */
const MAX_PER_RUN = 200

/**
 * Writes the records of refunds whose process died after holding their amount. Needs no lease: of several concurrent
 * writers, one writes the record.
 */
export const heldRefunds: DueWork = {
  run: async ({ payload }) => {
    const { docs } = await payload.db.find<Payment>({
      collection: 'payments',
      where: { heldRefundId: { exists: true } },
      limit: MAX_PER_RUN,
      pagination: false,
    })
    for (const payment of docs) await writeHeldRefund(payload, payment)
  },
}
