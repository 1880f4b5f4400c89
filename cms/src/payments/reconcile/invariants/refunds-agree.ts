import { listRefundFaults, type RefundFault } from '@pravesh/shared/payments/reconcile/refund-sums'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { Condition } from '../../../database/records/condition.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Payment, Refund } from '../../../payload-types.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { paymentHref } from '../record-links.ts'

const TEXTS: Record<RefundFault['kind'], (fault: { expected: string; found: string }) => string> = {
  'above-payment': ({ expected, found }) => `its refunds come to ${found}, more than the ${expected} paid`,
  'held-differs': ({ expected, found }) => `its refunds come to ${expected}, but it counts ${found}`,
  'done-differs': ({ expected, found }) => `${expected} has been refunded, but it counts ${found}`,
}

/** The refunds of a payment never exceed it, and the payment counts them correctly. */
export const refundsAgree: Invariant = {
  name: 'refund-above-payment',
  label: 'Refunds do not fit their payment',
  advice: 'Compare the refunds with the provider’s dashboard. Do not refund this payment again before they agree.',
  async *find({ payload }) {
    for await (const payments of refundedPayments(payload)) {
      const refunds = Map.groupBy(await refundsOf(payload, payments), ({ paymentId }) => paymentId)
      for (const payment of payments) {
        const faults = listRefundFaults(payment, refunds.get(payment.id) ?? [])
        if (faults.length === 0) continue
        const told = faults.map(({ kind, expected, found }) =>
          TEXTS[kind]({ expected: formatPaise(expected), found: formatPaise(found) }),
        )
        const text = `Payment ${payment.transactionId}: ${told.join('; ')}.`
        yield { subject: payment.transactionId, text, href: paymentHref(payment) }
      }
    }
  },
}

/** Payments that count refunds, and those that refund records name, in batches; some come twice. */
async function* refundedPayments(payload: Payload): AsyncGenerator<Payment[]> {
  // While a refund is held, its record is about to be written.
  const complete = { heldRefundId: { exists: false } }
  const counts: Condition<'payments'> = {
    or: [{ refundHeldPaise: { greater_than: 0 } }, { refundedPaise: { greater_than: 0 } }],
  }
  yield* walkRecords({ payload, collection: 'payments', where: { and: [complete, counts] } })
  for await (const refunds of walkRecords({ payload, collection: 'refunds' })) {
    const ids = [...new Set(refunds.map(({ paymentId }) => paymentId))]
    const where = { and: [complete, { id: { in: ids } }] }
    yield await readRows({ payload, collection: 'payments', where })
  }
}

function refundsOf(payload: Payload, payments: readonly Payment[]): Promise<Refund[]> {
  const where = { paymentId: { in: payments.map(({ id }) => id) } }
  return readRows({ payload, collection: 'refunds', where })
}
