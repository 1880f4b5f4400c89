import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { type StartedPayment, startPayment } from '../../payments/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { feeDescription } from './fee-payable.ts'

interface StartOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/**
 * Starts the fee payment of an application. Throws a Problem: 409 when it is paid, 503 when no provider accepts
 * payments.
 */
export async function startFeePayment({ payload, application, now }: StartOptions): Promise<StartedPayment> {
  const { id, studentId, feePaise } = application
  return startPayment({
    payload,
    studentId,
    purpose: 'application-fee',
    subjectId: id,
    amountPaise: feePaise,
    description: feeDescription(application),
    now,
    // The application stores only its latest attempt; `payments` has all of them.
    record: ({ merchantId, transactionId: paymentId }, req) =>
      changeOne({
        payload,
        collection: 'applications',
        where: { and: [{ id: { equals: id } }, { feePaidAt: { exists: false } }] },
        data: { merchantId, paymentId },
        req,
      }),
  })
}
