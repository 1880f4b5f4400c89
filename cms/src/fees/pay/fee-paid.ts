import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { OnPaid } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { notifyFeePaid } from '../messages/notify-student.ts'

/** Marks the due of a paid attempt as paid and tells the student. Idempotent. */
export const feePaid: OnPaid = async ({ payload, payment, now }) => {
  const due = await markPaid({ payload, payment, now })
  if (due) await notifyFeePaid({ payload, due })
}

/**
 * Marks a due as paid by one conditional update. Returns the due if this payment counts for it; null and writes nothing
 * for another payment of a paid due, and for one whose due no longer exists.
 */
export async function markPaid({ payload, payment, now }: Parameters<OnPaid>[0]): Promise<FeeDue | null> {
  const { subjectId, transactionId, paidAt } = payment
  const marked = await changeOne({
    payload,
    collection: 'fee-dues',
    where: { and: [{ id: { equals: subjectId } }, ...payableBy(transactionId)] },
    data: {
      status: 'paid',
      paidAt: paidAt ?? now.toISOString(),
      paymentId: transactionId,
      refundedPaise: 0,
      review: 'PENDING',
      reviewReason: null,
    },
  })
  if (marked) return marked
  const due = await findDue(payload, subjectId)
  if (due?.paymentId === transactionId) return due
  payload.logger.error({ msg: 'A payment does not count for its due.', transactionId, due: due?.id ?? null })
  return null
}

/** A late success of another attempt counts after a refund; the refunded payment itself never counts again. */
function payableBy(transactionId: string): Condition<'fee-dues'>[] {
  return [
    { status: { not_equals: 'paid' } },
    { or: [{ paymentId: { exists: false } }, { paymentId: { not_equals: transactionId } }] },
    { or: [{ refundedPaymentId: { exists: false } }, { refundedPaymentId: { not_equals: transactionId } }] },
  ]
}
