import { APPROVAL_KIND_LABELS, APPROVAL_LABELS } from '@pravesh/shared/payments/approvals/approvals'
import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { OFFLINE_LABELS } from '@pravesh/shared/payments/offline/status'
import { REFUND_KIND_LABELS, REFUND_LABELS } from '@pravesh/shared/payments/refunds/status'
import { STAFF_LABELS } from '@pravesh/shared/payments/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { readRows } from '../../database/records/read-rows.ts'
import type { MoneyApproval, OfflinePayment, Payment, Refund } from '../../payload-types.ts'
import { latestOf } from '../../portal/latest-of.ts'
import type { PersonalData } from '../../portal/personal-data.ts'

const of = (studentId: string) => ({ studentId: { equals: studentId } })

/**
 * Export of a student's payments, refunds and what staff decided about money, without the names of staff. Records of money stay
 * when the account is erased.
 */
export const paymentsData: PersonalData = {
  section: 'payments',
  async exportData({ payload, studentId }) {
    const all = { payload, where: of(studentId) } as const
    const [payments, offline, refunds, approvals] = await Promise.all([
      readRows({ ...all, collection: 'payments', sort: 'startedAt' }),
      readRows({ ...all, collection: 'offline-payments', sort: 'enteredAt' }),
      readRows({ ...all, collection: 'refunds', sort: 'requestedAt' }),
      readRows({ ...all, collection: 'money-approvals', sort: 'requestedAt' }),
    ])
    return {
      payments: payments.map(exportedPayment),
      atTheOffice: offline.map(exportedOffline),
      refunds: refunds.map(exportedRefund),
      decisions: approvals.map(exportedApproval),
    }
  },
  retentionReason: async () => null,
  async find({ payload, studentId }) {
    const payments = await readRows({ payload, collection: 'payments', where: of(studentId) })
    const refunds = await readRows({ payload, collection: 'refunds', where: of(studentId), fields: ['requestedAt'] })
    const times = [
      ...payments.map(({ paidAt, startedAt }) => paidAt ?? startedAt),
      ...refunds.map(({ requestedAt }) => requestedAt),
    ]
    return [{ kind: 'payments', count: times.length, latestAt: latestOf(times) }]
  },
  erase: async () => {},
}

function exportedPayment({ description, amountPaise, status, transactionId, startedAt, paidAt }: Payment) {
  return {
    for: description,
    amount: formatPaise(amountPaise),
    state: STAFF_LABELS[status],
    transactionId,
    startedAt,
    paidAt,
  }
}

function exportedOffline(payment: OfflinePayment) {
  const { description, amountPaise, status, channel, reference, receivedOn, reason, bounceReason } = payment
  return {
    for: description,
    amount: formatPaise(amountPaise),
    state: OFFLINE_LABELS[status],
    paidBy: CHANNEL_LABELS[channel],
    reference,
    receivedOn,
    rejectedBecause: reason,
    returnedBecause: bounceReason,
  }
}

function exportedRefund({ amountPaise, status, kind, reason, calculation, requestedAt, decidedAt, refundId }: Refund) {
  return {
    refundId,
    amount: formatPaise(amountPaise),
    state: REFUND_LABELS[status],
    kind: REFUND_KIND_LABELS[kind],
    ...{ reason, calculation, requestedAt, decidedAt },
  }
}

function exportedApproval({
  kind,
  description,
  change,
  status,
  reason,
  decisionReason,
  requestedAt,
  decidedAt,
}: MoneyApproval) {
  return {
    what: APPROVAL_KIND_LABELS[kind],
    for: description,
    change,
    state: APPROVAL_LABELS[status],
    ...{ reason, requestedAt, decidedAt, decisionReason },
  }
}
