import { isPaid } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { CoursePurchase, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { BOUGHT_STATUSES } from '../buy/purchases.ts'

/** Every recorded course that counts as bought has its payment. */
export const purchasesArePaid: Invariant = {
  name: 'course-without-payment',
  label: 'Recorded course counts as bought without a payment',
  advice:
    'Compare the purchase with the payments of this student. Tell an administrator: staff cannot mark a purchase as paid.',
  async *find({ payload }) {
    const bought = { status: { in: BOUGHT_STATUSES } }
    for await (const purchases of walkRecords({ payload, collection: 'course-purchases', where: bought })) {
      const payments = await paymentsOf(payload, purchases)
      for (const { id, paymentId, courseName, studentName } of purchases) {
        const payment = payments.get(paymentId ?? '')
        if (payment && isPaid(payment.status) && payment.subjectId === id) continue
        const text = `${courseName} counts as bought by ${studentName}, but there is no paid payment ${paymentId ?? ''}.`
        yield { subject: id, text, href: `/collections/course-purchases/${id}` }
      }
    }
  },
}

/** The payments that the purchases name, by transaction id. */
async function paymentsOf(payload: Payload, purchases: readonly CoursePurchase[]): Promise<Map<string, Payment>> {
  const where = { transactionId: { in: purchases.flatMap(({ paymentId }) => paymentId ?? []) } }
  const rows = await readRows({ payload, collection: 'payments', where })
  return new Map(rows.map((payment) => [payment.transactionId, payment]))
}
