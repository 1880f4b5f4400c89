/** Contract of the payment calls. (spec 1, 7) */
import * as z from 'zod/mini'
import { type CallContract, contractCalls, ERROR_DESCRIPTIONS, type FeatureContract } from '../platform/contract.ts'
import { paymentCalls } from './calls.ts'
import { verificationTable } from './wire.ts'

const contracts: Record<keyof typeof paymentCalls, CallContract> = {
  verify: {
    summary: 'Check one of your own payments with the provider; `success` is true only when it is paid',
    session: 'student',
    params: { id: { about: 'The transaction id.', example: 'T1795236400000' } },
    reply: z.object({ success: z.boolean(), msg: z.string(), result: verificationTable.fromWire }),
    refusals: { 401: ERROR_DESCRIPTIONS.noSession, 404: 'There is no such payment.' },
  },
  webhook: {
    summary: 'Report from a payment provider, signed in the provider’s own way',
    params: { provider: { about: 'The name of the provider.', example: 'simulator' } },
    anyBody: 'As the provider sends it.',
    reply: z.object({ success: z.literal(true), msg: z.string() }),
    refusals: { 401: 'The signature is invalid.', 404: 'There is no such provider.' },
  },
}

export const paymentContract: FeatureContract = {
  name: 'Payments',
  about: 'Payments of students.',
  calls: contractCalls(paymentCalls, contracts),
  models: { Payment: verificationTable.fromWire },
}
