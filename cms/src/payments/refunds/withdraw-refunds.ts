import { isCounterEntry, isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Payment } from '../../payload-types.ts'
import { refundsOf, updateRefundTotals } from './refund-totals.ts'

interface WithdrawOptions {
  payload: Payload
  /** Its cheque has bounced. */
  payment: Payment
  note: string
  now: Date
}

/**
 * Ends the refunds of a payment that staff have not paid out yet, because there is nothing to return. One that is paid out at
 * the same time stays paid out. Idempotent.
 */
export async function withdrawRefunds({ payload, payment, note, now }: WithdrawOptions): Promise<void> {
  // Writes the record of a refund that is held.
  await updateRefundTotals(payload, payment.id)
  const open = (await refundsOf(payload, payment.id)).filter(({ kind, status }) => {
    return isOpenRefund(status) && !isCounterEntry(kind)
  })
  for (const { id } of open) {
    await changeOne({
      payload,
      collection: 'refunds',
      where: { and: [{ id: { equals: id } }, { status: { in: refundStatusesIn(isOpenRefund) } }] },
      data: {
        status: 'failed',
        note,
        needsAttention: false,
        decidedAt: now.toISOString(),
        settledAt: now.toISOString(),
      },
    })
  }
  await updateRefundTotals(payload, payment.id)
}
