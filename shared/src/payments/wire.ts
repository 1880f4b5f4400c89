/** Wire format of the payment calls: paths and field names. (spec 1, 7) */
import type { WireCall } from '../platform/wire-call.ts'
import { choice, rupees, text, type WireOf, wireTable } from '../platform/wire-table.ts'
import type { PaymentIssue } from './issues.ts'
import type { PaymentStatus } from './status.ts'

export const paymentCalls = {
  verify: { method: 'get', path: '/payment/verifyTransactionId/:id' },
  /** For payment providers; not in the specification. */
  webhook: { method: 'post', path: '/payment/webhook/:provider' },
} as const satisfies Record<string, WireCall>

/** The identifiers of an attempt: domain name → wire name. */
export const paymentNames = { merchantId: 'MUID', transactionId: 'transactionId' } as const

/** Query parameter of the success and failure pages. */
export const paymentQueries = { transactionId: 'id' } as const

const statuses: Record<PaymentStatus, string> = {
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
}

const issues: Record<PaymentIssue | 'none', string> = { none: 'none', mismatch: 'mismatch', duplicate: 'duplicate' }

/** The `result` of `verify`: an attempt as its owner sees it. The specification leaves its shape open. */
export const verificationTable = wireTable({
  transactionId: text(paymentNames.transactionId),
  status: choice('status', statuses),
  amountPaise: rupees('amount'),
  purpose: text('purpose'),
  issue: choice('issue', issues),
})

/** The reply of `verify`. `success` is true only if the payment is paid. */
export interface VerifyReply {
  success: boolean
  msg: string
  result: WireOf<typeof verificationTable.fields>
}
