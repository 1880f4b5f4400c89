/** Wire format of the fee payments: field names. (spec 1, 3 "Payment fee record" and 7) */
import { recordOf } from '../../platform/record-of.ts'
import { choice, flag, rupees, text, type WireField, wireTable } from '../../platform/wire-table.ts'
import { DUE_ACTIONS, FEE_KINDS } from '../fee-kinds.ts'
import type { DueView } from '../plan/fee-plan.ts'
import { dueView } from '../plan/schema.ts'
import type { ReviewStatus } from '../review/review.ts'

/** The wire spellings are the names of the kinds. */
const actions = recordOf(DUE_ACTIONS, (action) => FEE_KINDS[action].name)

const reviews: Record<ReviewStatus, string> = { PENDING: 'PENDING', APPROVED: 'APPROVED', REJECTED: 'REJECTED' }

/**
 * A payment that a student asks for. The portal compares everything with its own records, except for the description and
 * both identifiers, which it ignores.
 */
export const feeOrderTable = wireTable({
  applicationId: text('applicationID'),
  courseId: text('courseID'),
  collegeId: text('collegeID'),
  action: choice('pay_type', actions),
  description: text('pay_type_desc'),
  title: text('feestype'),
  amountPaise: rupees('feesamount'),
  merchantId: text('MUID'),
  transactionId: text('transactionId'),
})

/** Another attempt to pay a due: domain name → wire name. */
export const feeRetryNames = {
  merchantId: 'MUID',
  transactionId: 'transactionId',
  dueId: 'feeid',
  amountPaise: 'feesamount',
} as const

/** Our addition to the contract. */
const view: WireField<'view', DueView, DueView> = { name: 'view', toWire: (value) => value, fromWire: dueView }

/** A due with at least one attempt. `createdAt` is the time of the latest attempt, in ISO 8601. */
export const feePaymentTable = wireTable({
  id: text('_id'),
  action: choice('pay_type', actions),
  title: text('feestype'),
  amountPaise: rupees('feesamount'),
  isPaid: flag('payment_status'),
  review: choice('paymentfee_status', reviews),
  createdAt: text('createdAt'),
  view,
})
