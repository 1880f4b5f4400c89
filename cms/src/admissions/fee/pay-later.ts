import { isApproved, isRejected } from '@pravesh/shared/admissions/status/status'
import { paymentNames } from '@pravesh/shared/admissions/wire/names'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { StartedPayment } from '../../payments/index.ts'
import { ownApplication } from '../changes/own-application.ts'
import { startFeePayment } from './start-fee-payment.ts'

interface PayOptions {
  payload: Payload
  studentId: string
  applicationId: string
  /** The amount that the client sent; null when it sent none. */
  amountPaise: number | null
  now: Date
}

/**
 * Starts the fee payment of a student's own application. Throws a Problem: 400 when the amount differs, 404, 409 when
 * the fee is paid or no longer due, 503 when no provider accepts payments.
 */
export async function payLater({
  payload,
  studentId,
  applicationId,
  amountPaise,
  now,
}: PayOptions): Promise<StartedPayment> {
  const application = await ownApplication({ payload, studentId, id: applicationId, now })
  if (application.feePaidAt) {
    const publicMessage = 'You have already paid the fee for this application. You do not need to pay again.'
    throw new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
  }
  if (application.feeRefundedAt && isApproved(application.status)) {
    const publicMessage = 'We refunded the fee for this application, and it is approved. You do not need to pay again.'
    throw new Problem({ code: 'REFUNDED', status: 409, publicMessage })
  }
  if (isRejected(application.status)) {
    const publicMessage = 'This application is rejected, so you do not need to pay its fee.'
    throw new Problem({ code: 'REJECTED', status: 409, publicMessage })
  }
  if (amountPaise !== null && amountPaise !== application.feePaise) {
    throw invalid([
      {
        field: paymentNames.amountPaise,
        code: 'mismatch',
        message: 'The application fee has changed. Reload the page to see the current amount.',
      },
    ])
  }
  return startFeePayment({ payload, application, now })
}
