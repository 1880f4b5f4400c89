import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Payment } from '../../payload-types.ts'
import { paidBefore } from '../../payments/index.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every payment that counts has a receipt. Second payments for the same thing do not count. */
export const paidHaveReceipts: Invariant = {
  name: 'paid-without-receipt',
  label: 'Paid, but without receipt',
  advice: 'The portal retries every few minutes. If this stays for an hour, ask an administrator to look into the log.',
  async *find({ payload, now }) {
    const where: Condition<'payments'> = {
      and: [
        { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
        { issue: { exists: false } },
        paidBefore(overdueBefore('effects', now)),
      ],
    }
    for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
      const withReceipt = await paymentsWithReceipt(payload, payments)
      for (const { id, transactionId, description } of payments.filter((payment) => !withReceipt.has(payment.id))) {
        const text = `Payment ${transactionId} (${description}) is paid, but has no receipt.`
        yield { subject: transactionId, text, href: `/collections/payments/${id}` }
      }
    }
  },
}

/** The ids of the payments that have a receipt. */
async function paymentsWithReceipt(payload: Payload, payments: readonly Payment[]): Promise<Set<string>> {
  const where = { paymentId: { in: payments.map(({ id }) => id) } }
  const rows = await readRows({ payload, collection: 'receipts', where })
  return new Set(rows.map(({ paymentId }) => paymentId))
}
