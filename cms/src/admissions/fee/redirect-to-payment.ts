import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { startFeePayment } from './start-fee-payment.ts'

interface RedirectOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** The address to redirect a student to, and the message to show. */
export interface NextPage {
  url: string
  msg: string
}

/**
 * Returns the next page after a submission: the payment page or, when it cannot be opened, the application's page,
 * where the student can pay later. The application is stored in both cases.
 */
export async function redirectToPayment(options: RedirectOptions): Promise<NextPage> {
  const msg = `We received your application ${options.application.number}.`
  try {
    const { url } = await startFeePayment(options)
    return { url, msg: `${msg} Next, pay the application fee.` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return {
      url: `${portalOf(options.payload).env.publicUrl}${paths.application}`,
      msg: `${msg} ${error.publicMessage}`,
    }
  }
}
