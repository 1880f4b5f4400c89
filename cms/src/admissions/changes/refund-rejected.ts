import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { isRejected } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { refundRest } from '../../payments/index.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'

interface RefundOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
}

/**
 * Requests the refund of the fee of an application that was rejected for a reason that returns it, also when the bank
 * confirms the fee after the rejection. Returns what comes back, in paise; 0 if nothing does. Idempotent by the revision of
 * the application; an application that is rejected again gets back only what was paid since.
 */
export async function refundRejected({ payload, application, change }: RefundOptions): Promise<number> {
  const { status, rejectionCode, feePaidAt, paymentId, revision } = application
  const isPaidLate = change.kind === 'paid'
  if (change.kind !== 'rejected' && !isPaidLate) return 0
  if (!isRejected(status) || !rejectionCode || !REJECTIONS[rejectionCode].refundsFee) return 0
  if (!feePaidAt || !paymentId) return 0
  const refund = await refundRest({
    payload,
    transactionId: paymentId,
    reason: `${REJECTIONS[rejectionCode].staff}.`,
    key: `rejected:${revision}`,
    staff: null,
    isEffect: isPaidLate,
    now: new Date(change.at),
  })
  return refund?.amountPaise ?? 0
}
