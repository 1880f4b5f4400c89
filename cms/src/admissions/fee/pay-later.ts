import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { isApproved, isRejected } from '@pravesh/shared/admissions/status/status'
import { paymentNames } from '@pravesh/shared/admissions/wire/names'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { StartedPayment } from '../../payments/index.ts'
import { ownApplication } from '../changes/own-application.ts'
import { carryFee } from './carried-fee.ts'
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
 * the fee is paid, that of an earlier session counts, or it is no longer due, 503 when no provider accepts payments.
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
    throw new Problem({ ...refused(admissionReplies, 'FEE_ALREADY_PAID'), status: 409 })
  }
  if (application.feeRefundedAt && isApproved(application.status)) {
    throw new Problem({ ...refused(admissionReplies, 'REFUNDED'), status: 409 })
  }
  if (isRejected(application.status)) {
    throw new Problem({ ...refused(admissionReplies, 'REJECTED'), status: 409 })
  }
  if (amountPaise !== null && amountPaise !== application.feePaise) {
    throw invalid([
      {
        field: paymentNames.amountPaise,
        code: 'mismatch',
        ...reasoned(admissionReplies, 'FEE_CHANGED'),
      },
    ])
  }
  if (await carryFee({ payload, application, now })) {
    throw new Problem({ ...refused(admissionReplies, 'FEE_CARRIED'), status: 409 })
  }
  return startFeePayment({ payload, application, now })
}
