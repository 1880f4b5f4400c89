/** Paths and names of the payment calls, without the tables that most pages do not need. (spec 1, 7) */
import type { WireCall } from '../platform/wire-call.ts'

export const paymentCalls = {
  verify: { method: 'get', path: '/payment/verifyTransactionId/:id' },
  /** Another payment of the same, by the transaction id of an earlier one. Not in the specification. */
  payAgain: { method: 'post', path: '/payment/payAgain/:id' },
  /** For payment providers; not in the specification. */
  webhook: { method: 'post', path: '/payment/webhook/:provider' },
} as const satisfies Record<string, WireCall>

/** The identifiers of an attempt: domain name → wire name. */
export const paymentNames = { merchantId: 'MUID', transactionId: 'transactionId' } as const

/** Query parameter of the success and failure pages. */
export const paymentQueries = { transactionId: 'id' } as const
