import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'
import { Problem } from '../../platform/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { startFeePayment } from './start-fee-payment.ts'

interface LeadOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Where a student goes on, and what they are told. */
export interface NextPage {
  url: string
  msg: string
}

/**
 * Where to go after an application was sent: to the payment page, or, while no payment page opens, to the application's
 * own page, where it can be paid later. The application itself is there in both cases.
 */
export async function redirectToPayment(options: LeadOptions): Promise<NextPage> {
  const msg = `Your application ${options.application.number} is sent.`
  try {
    const { url } = await startFeePayment(options)
    return { url, msg: `${msg} Next, pay the application fee.` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return {
      url: `${portalEnv.of(options.payload).publicUrl}${paths.application}`,
      msg: `${msg} ${error.publicMessage}`,
    }
  }
}
