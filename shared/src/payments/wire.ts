/** The payment calls' public contract: paths and names as they are outside. (spec 1, 7) */
import type { WireCall } from '../platform/wire-call.ts'
import { choice, rupees, text, type WireOf, wireTable } from '../platform/wire-table.ts'
import type { PaymentStatus } from './status.ts'

/** The payment calls, below `/api`. */
export const paymentCalls = {
  verify: { method: 'get', path: '/payment/verifyTransactionId/:id' },
  /** Where payment providers report; not in the specification. */
  webhook: { method: 'post', path: '/payment/webhook/:provider' },
} as const satisfies Record<string, WireCall>

/** The identifiers of an attempt, wherever a call carries them: domain name → name on the wire. */
export const paymentNames = { merchantId: 'MUID', transactionId: 'transactionId' } as const

/** Query parameter of the pages that a payment ends on. */
export const paymentQueries = { transactionId: 'id' } as const

const statuses: Record<PaymentStatus, string> = {
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
}

/** One attempt as its owner sees it: `result` of `verify`. Its shape is ours, the specification shows none. */
export const verificationTable = wireTable({
  transactionId: text(paymentNames.transactionId),
  status: choice('status', statuses),
  amountPaise: rupees('amount'),
  purpose: text('purpose'),
})

/** What `verify` answers beside `msg`. `success` says that the money is here, and nothing else does. */
export interface VerifyReply {
  success: boolean
  msg: string
  result: WireOf<typeof verificationTable.fields>
}
