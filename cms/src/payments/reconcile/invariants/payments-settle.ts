import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import type { Invariant } from '../../../portal/invariant.ts'
import { findUnsettled } from '../../settlements/find-unsettled.ts'
import { paymentHref } from '../record-links.ts'

/** Older payments were settled before the portal fetched reports, or staff have long dealt with them. */
const REPORTED_MS = 60 * 24 * 60 * 60_000

/** Providers pay out what they have collected. Applies to providers with a settlement report. */
export const paymentsSettle: Invariant = {
  name: 'paid-not-settled',
  label: 'Paid, but not settled',
  advice:
    'Look the payment up in the provider’s dashboard. If it is settled there, its report reached the portal late.',
  async *find({ payload, now }) {
    const paidFrom = new Date(now.getTime() - REPORTED_MS).toISOString()
    for await (const { payment, text } of findUnsettled({
      payload,
      paidFrom,
      paidBefore: overdueBefore('settlement', now),
    })) {
      yield { subject: payment.transactionId, text, href: paymentHref(payment) }
    }
  },
}
