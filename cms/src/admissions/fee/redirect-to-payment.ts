import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { carryFee } from './carried-fee.ts'
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
 * Returns the next page after a submission: the payment page or, when the fee of an earlier session counts or the page cannot be opened, the application's page,
 * where the student can pay later. The application is stored in both cases.
 */
export async function redirectToPayment(options: RedirectOptions): Promise<NextPage> {
  const msg = `We received your application ${options.application.number}.`
  try {
    if (await carryFee(options))
      return { url: pageOf(options.payload), msg: `${msg} Your earlier application fee counts for it.` }
    const { url } = await startFeePayment(options)
    return { url, msg: `${msg} Next, pay the application fee.` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return {
      url: pageOf(options.payload),
      msg: `${msg} ${error.publicMessage}`,
    }
  }
}

const pageOf = (payload: Payload) => `${portalOf(payload).env.publicUrl}${paths.application}`
