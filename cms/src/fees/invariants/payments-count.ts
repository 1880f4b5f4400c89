import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { paidBefore } from '../../payments/index.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { countsFor } from '../pay/fee-paid.ts'

/** Every payment of a fee that counts is in the ledger of its fee. */
export const paymentsCount: Invariant = {
  name: 'payment-without-fee',
  label: 'Payment that no fee counts',
  advice: 'Compare the payment with the fees of this student. If the fee is paid by another payment, refund this one.',
  async *find({ payload, now }) {
    const where: Condition<'payments'> = {
      and: [
        { purpose: { equals: 'fee' } },
        { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
        { issue: { exists: false } },
        paidBefore(overdueBefore('effects', now)),
      ],
    }
    for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
      const dues = await duesOf(payload, payments)
      for (const { id, subjectId, transactionId, description } of payments) {
        const due = dues.get(subjectId)
        if (due?.paymentId === transactionId || (due && countsFor(due, transactionId))) continue
        const text = `Payment ${transactionId} (${description}) is paid, but its fee does not count it.`
        yield { subject: transactionId, text, href: `/collections/payments/${id}` }
      }
    }
  },
}

/** The dues of the payments, by id. */
async function duesOf(payload: Payload, payments: readonly Payment[]): Promise<Map<string, FeeDue>> {
  const ids = payments.map(({ subjectId }) => subjectId).filter((id) => isRecordIdIn(payload, id))
  const where = { id: { in: ids } }
  const rows = await readRows({ payload, collection: 'fee-dues', where })
  return new Map(rows.map((due) => [due.id, due]))
}
