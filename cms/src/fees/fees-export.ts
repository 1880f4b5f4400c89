import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { DUE_STATUS_LABELS, isOwed } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'
import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { csvRupees, csvTime } from '../admin-kit/export/csv.ts'
import { csvRowExport } from '../admin-kit/export/csv-export.ts'
import { DUE_COLUMNS } from './due-columns.ts'
import { moneyOfDue } from './dues/money-of-due.ts'
import { owedForDues } from './dues/owed-for-dues.ts'
import { feeSettings } from './settings/fee-settings.ts'

/** What students owe and have paid. */
export const feesExport = csvRowExport({
  name: 'student-fees',
  collection: 'fee-dues',
  newestBy: 'createdAt',
  fields: [
    'studentName',
    'applicationNumber',
    'course',
    'collegeName',
    'action',
    'title',
    'amountPaise',
    'dueOn',
    'status',
    'paidAt',
    'paymentId',
    'refundedPaise',
    'review',
    'reviewReason',
    'studentId',
    'applicationId',
    'reopenings',
    'entries',
    'concessionPaise',
    'chargePaise',
    'lateFeePaise',
    'paidPaise',
    'heldPaise',
  ],
  rowsOf: async ({ payload, records }) => {
    const now = new Date()
    const [owed, settings] = await Promise.all([owedForDues({ payload, dues: records, now }), feeSettings(payload)])
    const day = dayInIndia(now)
    return records.map((due) => ({ ...due, owed: owed.get(due.id), money: moneyOfDue({ due, settings, day }) }))
  },
  columns: [
    { name: 'student', label: 'Student', value: ({ studentName }) => studentName },
    { name: 'application', label: 'Application', value: ({ applicationNumber }) => applicationNumber },
    { name: 'course', label: 'Course', value: ({ course }) => COURSE_LABELS[course] },
    { name: 'college', label: 'College', value: ({ collegeName }) => collegeName },
    { name: 'fee', label: 'Fee', value: ({ action }) => DUE_ACTION_LABELS[action] },
    { name: 'title', label: 'For', value: ({ title }) => title },
    { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ amountPaise }) => csvRupees(amountPaise) },
    {
      name: 'concession',
      label: 'Concession (₹)',
      as: 'amount',
      value: ({ money }) => csvRupees(money.concessionPaise),
    },
    { name: 'charges', label: 'Bounce charges (₹)', as: 'amount', value: ({ money }) => csvRupees(money.chargePaise) },
    DUE_COLUMNS.lateFee,
    DUE_COLUMNS.net,
    DUE_COLUMNS.paid,
    DUE_COLUMNS.clearing,
    // As in the report of open fees: of an amount that the student chooses, nothing is owed.
    { ...DUE_COLUMNS.left, value: (due) => csvRupees(isOwed(due) ? due.money.leftPaise : 0) },
    { name: 'dueOn', label: 'Due on', as: 'day', value: ({ dueOn }) => (dueOn ? dayOf(dueOn) : '') },
    { name: 'status', label: 'State', value: ({ status }) => DUE_STATUS_LABELS[status] },
    { name: 'payment', label: 'Payment', value: ({ owed }) => owed && OWED_LABELS[owed.state] },
    { name: 'paidAt', label: 'Paid on', as: 'moment', value: ({ paidAt }) => csvTime(paidAt) },
    { name: 'transactionId', label: 'Transaction ID', value: ({ paymentId }) => paymentId },
    { name: 'refunded', label: 'Refunded (₹)', as: 'amount', value: ({ refundedPaise }) => csvRupees(refundedPaise) },
    { name: 'review', label: 'Review', value: ({ review, paidAt }) => (paidAt ? REVIEW_LABELS[review] : '') },
    { name: 'reviewReason', label: 'Reason', value: ({ reviewReason }) => reviewReason },
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
    { name: 'dueId', label: 'Fee ID', value: ({ id }) => id },
  ],
})
