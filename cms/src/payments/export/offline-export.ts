import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { OFFLINE_LABELS } from '@pravesh/shared/payments/offline/status'
import { csvMoment, csvRupees } from '../../admin-kit/export/csv.ts'
import { csvRowExport } from '../../admin-kit/export/csv-export.ts'
import { knownOf } from '../search/money-search.ts'

/** Payments received at the office, rejected ones and bounced cheques included. */
export const offlineExport = csvRowExport({
  name: 'offline-payments',
  collection: 'offline-payments',
  newestBy: 'enteredAt',
  fields: [
    'receivedOn',
    'bookedOn',
    'studentId',
    'purpose',
    'subjectId',
    'description',
    'amountPaise',
    'channel',
    'reference',
    'bank',
    'instrumentOn',
    'status',
    'enteredBy',
    'enteredAt',
    'decidedBy',
    'decidedAt',
    'reason',
    'clearedOn',
    'clearedBy',
    'bouncedOn',
    'bounceReason',
    'transactionId',
  ],
  rowsOf: async ({ payload, records }) => {
    const { payers } = await knownOf(payload, { records, subjects: [] })
    return records.map((entry) => ({ ...entry, payer: payers.get(entry.studentId) }))
  },
  columns: [
    { name: 'receivedOn', label: 'Received on', as: 'day', value: ({ receivedOn }) => receivedOn },
    { name: 'bookedOn', label: 'Day of the counter', as: 'day', value: ({ bookedOn }) => bookedOn },
    { name: 'name', label: 'Payer', value: ({ payer }) => payer?.name },
    { name: 'phone', label: 'Phone', value: ({ payer }) => payer?.phone },
    { name: 'description', label: 'For', value: ({ description }) => description },
    { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ amountPaise }) => csvRupees(amountPaise) },
    { name: 'channel', label: 'Channel', value: ({ channel }) => CHANNEL_LABELS[channel] },
    { name: 'reference', label: 'Reference', value: ({ reference }) => reference },
    { name: 'bank', label: 'Bank', value: ({ bank }) => bank },
    { name: 'instrumentOn', label: 'Date on it', as: 'day', value: ({ instrumentOn }) => instrumentOn },
    { name: 'status', label: 'State', value: ({ status }) => OFFLINE_LABELS[status] },
    { name: 'enteredBy', label: 'Entered by', value: ({ enteredBy }) => enteredBy },
    { name: 'enteredAt', label: 'Entered on', as: 'moment', value: ({ enteredAt }) => csvMoment(enteredAt) },
    { name: 'decidedBy', label: 'Decided by', value: ({ decidedBy }) => decidedBy },
    { name: 'decidedAt', label: 'Decided on', as: 'moment', value: ({ decidedAt }) => csvMoment(decidedAt) },
    { name: 'reason', label: 'Reason for the rejection', value: ({ reason }) => reason },
    { name: 'clearedOn', label: 'Cleared on', as: 'day', value: ({ clearedOn }) => clearedOn },
    { name: 'clearedBy', label: 'Cleared by', value: ({ clearedBy }) => clearedBy },
    { name: 'bouncedOn', label: 'Bounced on', as: 'day', value: ({ bouncedOn }) => bouncedOn },
    { name: 'bounceReason', label: 'Reason of the bank', value: ({ bounceReason }) => bounceReason },
    { name: 'transactionId', label: 'Transaction ID', value: ({ transactionId }) => transactionId },
  ],
})
