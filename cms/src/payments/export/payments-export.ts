import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { ISSUE_LABELS } from '@pravesh/shared/payments/issues'
import { PAGE_LABELS } from '@pravesh/shared/payments/owed/page-state'
import { PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { isOpen, STAFF_LABELS } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { csvMoment, csvRupees } from '../../admin-kit/export/csv.ts'
import { csvRowExport } from '../../admin-kit/export/csv-export.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { knownOf } from '../search/money-search.ts'

export const paymentsExport = csvRowExport({
  name: 'payments',
  collection: 'payments',
  hasOwnLink: true,
  newestBy: 'startedAt',
  fields: [
    'transactionId',
    'startedAt',
    'paidAt',
    'status',
    'pageState',
    'issue',
    'purpose',
    'description',
    'amountPaise',
    'refundedPaise',
    'channel',
    'provider',
    'providerReference',
    'providerPaymentId',
    'bankReference',
    'method',
    'merchantId',
    'studentId',
    'subjectId',
  ],
  rowsOf: async ({ payload, records }) => {
    const [{ payers, numbers }, receipts] = await Promise.all([
      knownOf(payload, { records, subjects: records }),
      receiptNumbers(payload, records),
    ])
    return records.map((payment) => ({
      ...payment,
      payer: payers.get(payment.studentId),
      number: numbers.get(payment.subjectId),
      receipt: receipts.get(payment.id),
    }))
  },
  columns: [
    { name: 'transactionId', label: 'Transaction ID', value: ({ transactionId }) => transactionId },
    { name: 'startedAt', label: 'Started on', as: 'moment', value: ({ startedAt }) => csvMoment(startedAt) },
    { name: 'paidAt', label: 'Paid on', as: 'moment', value: ({ paidAt }) => csvMoment(paidAt) },
    { name: 'status', label: 'State', value: ({ status }) => STAFF_LABELS[status] },
    {
      name: 'page',
      label: 'Payment page',
      value: ({ status, pageState }) => (isOpen(status) && pageState ? PAGE_LABELS[pageState] : ''),
    },
    { name: 'issue', label: 'Issue', value: ({ issue }) => issue && ISSUE_LABELS[issue] },
    { name: 'kind', label: 'Kind', value: ({ purpose }) => PURPOSE_LABELS[purpose] },
    { name: 'description', label: 'For', value: ({ description }) => description },
    { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ amountPaise }) => csvRupees(amountPaise) },
    {
      name: 'refunded',
      label: 'Refunded (₹)',
      as: 'amount',
      value: ({ refundedPaise }) => csvRupees(refundedPaise ?? 0),
    },
    { name: 'channel', label: 'Channel', value: ({ channel }) => CHANNEL_LABELS[channel ?? 'online'] },
    { name: 'provider', label: 'Payment provider', value: ({ provider }) => provider },
    { name: 'providerReference', label: 'Provider reference', value: ({ providerReference }) => providerReference },
    { name: 'providerPaymentId', label: 'Payment ID at the provider', value: (payment) => payment.providerPaymentId },
    { name: 'bankReference', label: 'Bank reference (UTR)', value: ({ bankReference }) => bankReference },
    { name: 'method', label: 'Paid by', value: ({ method }) => method },
    { name: 'name', label: 'Payer', value: ({ payer }) => payer?.name },
    { name: 'phone', label: 'Phone', value: ({ payer }) => payer?.phone },
    { name: 'number', label: 'Application or order', value: ({ number }) => number },
    { name: 'receipt', label: 'Receipt', value: ({ receipt }) => receipt },
    { name: 'merchantId', label: 'Merchant ID', value: ({ merchantId }) => merchantId },
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
    { name: 'subjectId', label: 'Subject ID', value: ({ subjectId }) => subjectId },
  ],
})

/** The number of the latest receipt of each payment, by its id. */
async function receiptNumbers(payload: Payload, payments: readonly { id: string }[]): Promise<Map<string, string>> {
  const where = { paymentId: { in: payments.map(({ id }) => id) } }
  const rows = await readRows({
    payload,
    collection: 'receipts',
    where,
    fields: ['paymentId', 'number'],
    sort: 'revision',
  })
  return new Map(rows.map(({ paymentId, number }) => [paymentId, number]))
}
