import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { CoursePurchase, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every payment of a recorded course that counts opens the course to its buyer. */
export const paymentsCount: Invariant = {
  name: 'payment-without-course',
  label: 'Payment that no recorded course counts',
  advice:
    'Compare the payment with the purchases of this student. If another payment paid for the course, refund this one.',
  async *find({ payload, now }) {
    const where: Condition<'payments'> = {
      and: [
        { purpose: { equals: 'recorded-course' } },
        { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
        { issue: { exists: false } },
        { paidAt: { less_than: overdueBefore('effects', now) } },
      ],
    }
    for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
      const purchases = await purchasesOf(payload, payments)
      for (const { id, subjectId, transactionId, description } of payments) {
        if (purchases.get(subjectId)?.paymentId === transactionId) continue
        const text = `Payment ${transactionId} (${description}) is paid, but its purchase does not count it.`
        yield { subject: transactionId, text, href: `/collections/payments/${id}` }
      }
    }
  },
}

/** The purchases that the payments are for, by id. */
async function purchasesOf(payload: Payload, payments: readonly Payment[]): Promise<Map<string, CoursePurchase>> {
  const ids = payments.map(({ subjectId }) => subjectId).filter((id) => isRecordIdIn(payload, id))
  const rows = await readRows({ payload, collection: 'course-purchases', where: { id: { in: ids } } })
  return new Map(rows.map((purchase) => [purchase.id, purchase]))
}
