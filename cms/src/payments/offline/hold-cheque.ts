import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { allocationsOf } from '../allocations.ts'
import { findExcess } from '../check/claim-payment.ts'

interface HoldOptions {
  payload: Payload
  /** A cheque that a second person has accepted. */
  entry: OfflinePayment
  now: Date
}

/**
 * Reserves what a cheque pays, so that the student is not asked for it again while the bank clears it. What was paid in the
 * meantime is found when the cheque is cleared, and refunded then. Idempotent.
 */
export async function holdCheque({ payload, entry, now }: HoldOptions): Promise<void> {
  for (const allocation of allocationsOf(entry)) {
    if (!portalOf(payload).partHandlers[allocation.purpose]) continue
    const refusal = await findExcess({ payload, payment: { ...allocation, day: entry.receivedOn }, now })
    const { transactionId } = allocation
    if (refusal) payload.logger.warn({ msg: 'A cheque pays more than is left.', transactionId, refusal })
  }
}
