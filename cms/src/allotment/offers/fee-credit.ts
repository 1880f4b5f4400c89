import type { FeeCredits } from '../../fees/index.ts'
import { findProcess } from '../processes/find-process.ts'
import { offersOf } from './offer-record.ts'
import { creditOf } from './seat-payments.ts'

/** What counts towards the course fee of someone who has joined, where the process says so. */
export const feeCredits: FeeCredits = async ({ payload, applicationId }) => {
  const joined = (await offersOf(payload, applicationId)).find(({ status }) => status === 'joined')
  if (joined === undefined) return 0
  const process = await findProcess(payload, joined.process)
  return process?.creditsFee ? creditOf(payload, applicationId) : 0
}
