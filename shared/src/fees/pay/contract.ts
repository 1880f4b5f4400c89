/** Contract of the fee payments. (spec 1, 7) */
import * as z from 'zod/mini'
import { contractCalls, ERROR_DESCRIPTIONS, reply } from '../../platform/contract.ts'
import { feePlan } from '../plan/schema.ts'
import { feePaymentCalls } from './calls.ts'
import { feeOrder, feeRetry } from './payloads.ts'
import { feePaymentTable } from './wire.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const forStudent = { session: 'student', refusals: { 401: noSession } } as const
const paymentPage = reply({ url: z.string() })

const refusals = {
  400: invalid,
  401: noSession,
  429: tooMany,
  503: 'The payment provider is not available.',
} as const

export const feePaymentContract = contractCalls(feePaymentCalls, {
  payFee: {
    summary: 'Pay a fee of your approved application; the portal compares the amount and ids with its own',
    session: 'student',
    priority: 'first',
    body: feeOrder,
    reply: paymentPage,
    refusals: {
      ...refusals,
      404: 'There is no such application or fee.',
      409: 'The application is not approved, or the fee is already paid; `msg` says which.',
    },
  },
  feePayments: {
    ...forStudent,
    summary: 'Your own fees with at least one payment attempt, latest first',
    reply: reply({ result: z.array(feePaymentTable.fromWire) }),
  },
  retryFee: {
    summary: 'Pay a fee again after a failed attempt',
    session: 'student',
    priority: 'first',
    body: feeRetry,
    reply: paymentPage,
    refusals: { ...refusals, 404: 'There is no such fee.', 409: 'The fee is already paid or refunded.' },
  },
  feePlans: {
    ...forStudent,
    summary: 'The fee plan of each of your approved applications, newest first',
    reply: reply({ result: z.array(feePlan) }),
  },
})
