import { PAYMENT_ISSUES } from '@pravesh/shared/payments/issues'
import { isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import { countOf, gauges } from '../platform/metrics/gauges.ts'
import { paymentEffects } from './check/payment-effects.ts'

/** Payments, refunds and findings that need work. Decided ones are not counted: their number grows without limit. */
export const paymentGauges = gauges({
  about: {
    payments: 'Payments by state: open, paid but not applied yet, or with an issue.',
    refunds: 'Refunds that are not decided (open), or need a member of staff (attention).',
    money_findings: 'Open findings of the daily report about money.',
  },
  database: true,
  async read({ payload }) {
    const [open, unsettled, refundsOpen, refundsAttention, findings, ...issues] = await Promise.all([
      countOf(payload, 'payments', { status: { in: [...OPEN_STATUSES] } }),
      countOf(payload, 'payments', { and: [{ nextCheckAt: { exists: true } }, paymentEffects.where] }),
      countOf(payload, 'refunds', { status: { in: refundStatusesIn(isOpenRefund) } }),
      countOf(payload, 'refunds', { needsAttention: { equals: true } }),
      countOf(payload, 'money-findings', { state: { equals: 'open' } }),
      ...PAYMENT_ISSUES.map((issue) => countOf(payload, 'payments', { issue: { equals: issue } })),
    ])
    return {
      payments: [
        { labels: { state: 'open' }, value: open },
        { labels: { state: 'unsettled' }, value: unsettled },
        ...PAYMENT_ISSUES.map((issue, i) => ({ labels: { state: issue }, value: issues[i] ?? 0 })),
      ],
      refunds: [
        { labels: { state: 'open' }, value: refundsOpen },
        { labels: { state: 'attention' }, value: refundsAttention },
      ],
      money_findings: findings,
    }
  },
})
