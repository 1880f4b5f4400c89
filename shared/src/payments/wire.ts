/** Wire format of the replies to payment calls. (spec 1, 7) */
import { choice, rupees, text, type WireField, type WireOf, wireTable } from '../platform/wire-table.ts'
import { paymentNames } from './calls.ts'
import type { PaymentIssue } from './issues.ts'
import type { OwedView } from './owed/owed.ts'
import { owedSchema } from './owed/schema.ts'
import type { PaymentStatus } from './status.ts'

const statuses: Record<PaymentStatus, string> = {
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
}

const issues: Record<PaymentIssue | 'none', string> = { none: 'none', mismatch: 'mismatch', duplicate: 'duplicate' }

/** What is owed for the subject of the payment. Our addition to the contract. */
const owed: WireField<'owed', OwedView, OwedView> = { name: 'owed', toWire: (view) => view, fromWire: owedSchema }

/** The `result` of `verify`: an attempt as its owner sees it. The specification leaves its shape open. */
export const verificationTable = wireTable({
  transactionId: text(paymentNames.transactionId),
  status: choice('status', statuses),
  amountPaise: rupees('amount'),
  purpose: text('purpose'),
  issue: choice('issue', issues),
  /** The id by which pages know what was paid for. */
  pageId: text('pageId'),
  owed,
})

/** The reply of `verify`. `success` is true only if the payment is paid. */
export interface VerifyReply {
  success: boolean
  msg: string
  result: WireOf<typeof verificationTable.fields>
}
