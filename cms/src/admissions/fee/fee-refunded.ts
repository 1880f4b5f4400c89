import type { Payload } from 'payload'
import type { OnRefunded } from '../../payments/index.ts'
import { applyChange } from '../changes/apply-change.ts'
import { countedFor } from './carried-fee.ts'

/**
 * Records that the application fee was refunded in full: the application counts as unpaid again, and its status stays as
 * it is, also of the one that the fee was carried over to. Partial refunds change nothing. Idempotent; ignores a payment that the student has replaced by another.
 */
export const applicationFeeRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  if (refundedPaise < payment.amountPaise) return
  const { subjectId, transactionId } = payment
  const counted = await countedFor(payload, transactionId)
  for (const id of new Set([subjectId, ...counted.map((each) => each.id)]))
    await markUnpaid({ payload, id, transactionId, now })
}

interface MarkOptions {
  payload: Payload
  /** Of an application. */
  id: string
  transactionId: string
  now: Date
}

async function markUnpaid({ payload, id, transactionId, now }: MarkOptions): Promise<void> {
  await applyChange({
    payload,
    id,
    now,
    decide: ({ feePaidAt, paymentId }) =>
      feePaidAt && paymentId === transactionId
        ? {
            data: { feePaidAt: null, feeRefundedAt: now.toISOString() },
            event: { kind: 'fee-refunded', by: 'Accounts', staffId: null, text: transactionId },
          }
        : null,
  })
}
