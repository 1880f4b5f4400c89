import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { FeeDue, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every payment of a fee that counts marks its fee as paid. */
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
        { paidAt: { less_than: overdueBefore('effects', now) } },
      ],
    }
    for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
      const dues = await duesOf(payload, payments)
      for (const { id, subjectId, transactionId, description } of payments) {
        if (dues.get(subjectId)?.paymentId === transactionId) continue
        const text = `Payment ${transactionId} (${description}) is paid, but its fee does not count it.`
        yield { subject: transactionId, text, href: `/collections/payments/${id}` }
      }
    }
  },
}

/** The paid dues of the payments, by id. */
async function duesOf(payload: Payload, payments: readonly Payment[]): Promise<Map<string, FeeDue>> {
  const ids = payments.map(({ subjectId }) => subjectId).filter((id) => isRecordIdIn(payload, id))
  const where = { and: [{ id: { in: ids } }, { status: { equals: 'paid' } }] } satisfies Condition<'fee-dues'>
  const rows = await readRows({ payload, collection: 'fee-dues', where })
  return new Map(rows.map((due) => [due.id, due]))
}
