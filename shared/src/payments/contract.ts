/** Contract of the payment calls. (spec 1, 7) */
import * as z from 'zod/mini'
import {
  type CallContract,
  contractCalls,
  ERROR_DESCRIPTIONS,
  type FeatureContract,
  reply,
} from '../platform/contract.ts'
import { paymentCalls } from './calls.ts'
import { verificationTable } from './wire.ts'

const contracts: Record<keyof typeof paymentCalls, CallContract> = {
  verify: {
    summary: 'Check one of your own payments with the provider; `success` is true only when it is paid',
    session: 'student',
    priority: 'first',
    params: { id: { about: 'The transaction id.', example: 'T1795236400000' } },
    reply: z.object({ success: z.boolean(), msg: z.string(), result: verificationTable.fromWire }),
    refusals: { 401: ERROR_DESCRIPTIONS.noSession, 404: 'There is no such payment.' },
  },
  payAgain: {
    summary: 'Pay what an earlier payment of yours was for; the portal computes the amount',
    session: 'student',
    priority: 'first',
    params: { id: { about: 'The transaction id of the earlier payment.', example: 'T1795236400000' } },
    reply: reply({ url: z.string() }),
    refusals: {
      400: 'The price has changed.',
      401: ERROR_DESCRIPTIONS.noSession,
      404: 'There is no such payment.',
      409: 'It is paid, being checked, or not to be paid now; `msg` says which.',
      429: ERROR_DESCRIPTIONS.tooMany,
      503: 'The payment provider is not available.',
    },
  },
  webhook: {
    summary: 'Report from a payment provider, signed in the provider’s own way',
    priority: 'first',
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
