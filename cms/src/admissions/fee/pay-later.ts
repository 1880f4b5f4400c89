import { isRejected } from '@pravesh/shared/admissions/status/status'
import { paymentNames } from '@pravesh/shared/admissions/wire/names'
import type { Payload } from 'payload'
import type { StartedPayment } from '../../payments/index.ts'
import { invalid, Problem } from '../../platform/problem.ts'
import { ownApplication } from '../applications/own-application.ts'
import { startFeePayment } from './start-fee-payment.ts'

interface PayOptions {
  payload: Payload
  studentId: string
  applicationId: string
  /** As it was sent; null where it was not. */
  amountPaise: number | null
  now: Date
}

/**
 * Begins to pay the fee of a student's own application that is not paid yet. Throws a Problem: 400, 404, 409 or 503.
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
    const publicMessage = 'The fee of this application is paid already. There is nothing more to pay for it.'
    throw new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
  }
  if (isRejected(application.status)) {
    const publicMessage = 'This application is rejected. There is nothing to pay for it.'
    throw new Problem({ code: 'REJECTED', status: 409, publicMessage })
  }
  if (amountPaise !== null && amountPaise !== application.feePaise) {
    throw invalid([
      {
        field: paymentNames.amountPaise,
        code: 'mismatch',
        message: 'This is not the fee of the application. Please open the page again.',
      },
    ])
  }
  return startFeePayment({ payload, application, now })
}
