import { isPaid } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { FeeDue, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every fee that counts as paid has its payment. */
export const duesArePaid: Invariant = {
  name: 'fee-without-payment',
  label: 'Fee counts as paid without a payment',
  advice: 'Compare the fee with the payments of this student. Tell an administrator: staff cannot mark a fee as paid.',
  async *find({ payload }) {
    for await (const dues of walkRecords({ payload, collection: 'fee-dues', where: { status: { equals: 'paid' } } })) {
      const payments = await paymentsOf(payload, dues)
      for (const due of dues) {
        const payment = payments.get(due.paymentId ?? '')
        if (payment && isPaid(payment.status) && payment.subjectId === due.id) continue
        const text = `${due.title} of ${due.studentName} (${due.applicationNumber}) counts as paid, but there is no paid payment ${due.paymentId ?? ''}.`
        yield { subject: due.id, text, href: `/collections/fee-dues/${due.id}` }
      }
    }
  },
}

/** The payments that the dues name, by transaction id. */
async function paymentsOf(payload: Payload, dues: readonly FeeDue[]): Promise<Map<string, Payment>> {
  const where = { transactionId: { in: dues.flatMap(({ paymentId }) => paymentId ?? []) } }
  const rows = await readRows({ payload, collection: 'payments', where })
  return new Map(rows.map((payment) => [payment.transactionId, payment]))
}
