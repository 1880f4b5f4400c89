import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { DUE_STATUS_LABELS } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'
import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { csvRupees, csvTime } from '../admin-kit/export/csv.ts'
import { csvRowExport } from '../admin-kit/export/csv-export.ts'
import { owedForDues } from './dues/owed-for-dues.ts'

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
  ],
  rowsOf: async ({ payload, records }) => {
    const owed = await owedForDues({ payload, dues: records, now: new Date() })
    return records.map((due) => ({ ...due, owed: owed.get(due.id) }))
  },
  columns: [
    { name: 'student', label: 'Student', value: ({ studentName }) => studentName },
    { name: 'application', label: 'Application', value: ({ applicationNumber }) => applicationNumber },
    { name: 'course', label: 'Course', value: ({ course }) => COURSE_LABELS[course] },
    { name: 'college', label: 'College', value: ({ collegeName }) => collegeName },
    { name: 'fee', label: 'Fee', value: ({ action }) => DUE_ACTION_LABELS[action] },
    { name: 'title', label: 'For', value: ({ title }) => title },
    { name: 'amount', label: 'Amount (₹)', value: ({ amountPaise }) => csvRupees(amountPaise) },
    { name: 'dueOn', label: 'Due on', value: ({ dueOn }) => (dueOn ? dayOf(dueOn) : '') },
    { name: 'status', label: 'State', value: ({ status }) => DUE_STATUS_LABELS[status] },
    { name: 'payment', label: 'Payment', value: ({ owed }) => owed && OWED_LABELS[owed.state] },
    { name: 'paidAt', label: 'Paid on', value: ({ paidAt }) => csvTime(paidAt) },
    { name: 'transactionId', label: 'Transaction ID', value: ({ paymentId }) => paymentId },
    { name: 'refunded', label: 'Refunded (₹)', value: ({ refundedPaise }) => csvRupees(refundedPaise) },
    { name: 'review', label: 'Review', value: ({ review, paidAt }) => (paidAt ? REVIEW_LABELS[review] : '') },
    { name: 'reviewReason', label: 'Reason', value: ({ reviewReason }) => reviewReason },
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
    { name: 'dueId', label: 'Fee ID', value: ({ id }) => id },
  ],
})
