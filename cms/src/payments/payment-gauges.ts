import { PAYMENT_ISSUES } from '@pravesh/shared/payments/issues'
import { isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import { gauges } from '../database/gauges.ts'
import { countRows } from '../database/records/count-rows.ts'
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
      countRows({ payload, collection: 'payments', where: { status: { in: [...OPEN_STATUSES] } } }),
      countRows({
        payload,
        collection: 'payments',
        where: { and: [{ nextCheckAt: { exists: true } }, paymentEffects.where] },
      }),
      countRows({ payload, collection: 'refunds', where: { status: { in: refundStatusesIn(isOpenRefund) } } }),
      countRows({ payload, collection: 'refunds', where: { needsAttention: { equals: true } } }),
      countRows({ payload, collection: 'money-findings', where: { state: { equals: 'open' } } }),
      ...PAYMENT_ISSUES.map((issue) =>
        countRows({ payload, collection: 'payments', where: { issue: { equals: issue } } }),
      ),
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
