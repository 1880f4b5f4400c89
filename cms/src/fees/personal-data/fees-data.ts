import { DUE_MESSAGES } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { dayOf } from '../dues/day.ts'
import { findDues } from '../dues/find-dues.ts'

/**
 * Export and erasure of a student's dues. An account with received fees cannot be deleted, because accounting records
 * must be retained.
 */
export const feesData: PersonalData = {
  section: 'fees',
  exportData: async ({ payload, studentId }) => (await findDues(payload, { studentId })).map(exported),
  retentionReason: async ({ payload, studentId }) => {
    const wasPaid: Condition<'fee-dues'> = {
      or: [{ status: { not_equals: 'open' } }, { refundedPaymentId: { exists: true } }],
    }
    const received: Condition<'fee-dues'> = { and: [{ studentId: { equals: studentId } }, wasPaid] }
    const due = await readRow({ payload, collection: 'fee-dues', where: received })
    return (
      due &&
      `You cannot delete this account, because we received fees for application ${due.applicationNumber}. We must keep the records of payments.`
    )
  },
  erase: async ({ payload, studentId }) => {
    await deleteRows({ payload, collection: 'fee-dues', where: { studentId: { equals: studentId } } })
  },
}

function exported(due: FeeDue) {
  const isPaid = due.status !== 'open'
  return {
    application: due.applicationNumber,
    fee: DUE_ACTION_LABELS[due.action],
    for: due.title,
    amount: formatPaise(due.amountPaise),
    dueOn: due.dueOn ? dayOf(due.dueOn) : null,
    state: DUE_MESSAGES[due.status],
    ...(isPaid && {
      paidAt: due.paidAt,
      transactionId: due.paymentId,
      review: REVIEW_LABELS[due.review],
      reviewReason: due.reviewReason ?? '',
      refunded: formatPaise(due.refundedPaise),
    }),
  }
}
