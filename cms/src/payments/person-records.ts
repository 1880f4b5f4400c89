import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { OFFLINE_LABELS } from '@pravesh/shared/payments/offline/status'
import { REFUND_LABELS } from '@pravesh/shared/payments/refunds/status'
import { STAFF_LABELS } from '@pravesh/shared/payments/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { istDay } from '../foundation/formats.ts'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

export const paymentRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'payments',
    of: byStudentId,
    sort: '-startedAt',
    lineOf: ({ description, amountPaise, status, transactionId, paidAt, startedAt }) => ({
      title: description,
      details: [formatPaise(amountPaise), STAFF_LABELS[status], transactionId],
      at: paidAt ?? startedAt,
    }),
  }),
  personRecords({
    collection: 'offline-payments',
    of: byStudentId,
    sort: '-enteredAt',
    lineOf: ({ description, amountPaise, status, channel, reference, receivedOn }) => ({
      title: description,
      details: [
        formatPaise(amountPaise),
        OFFLINE_LABELS[status],
        CHANNEL_LABELS[channel],
        reference,
        istDay(receivedOn),
      ],
      at: null,
    }),
  }),
  personRecords({
    collection: 'refunds',
    of: byStudentId,
    sort: '-requestedAt',
    lineOf: ({ reason, amountPaise, status, refundId, requestedAt }) => ({
      title: reason,
      details: [formatPaise(amountPaise), REFUND_LABELS[status], refundId],
      at: requestedAt,
    }),
  }),
]
