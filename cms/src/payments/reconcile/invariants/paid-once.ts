import { findPaidTwice } from '@pravesh/shared/payments/reconcile/paid-twice'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payment } from '../../../payload-types.ts'
import { filteredList } from '../../../platform/admin/dashboard.ts'
import type { Invariant } from '../../../platform/invariants/invariant.ts'
import { walkRecords } from '../../../platform/slices/walk-records.ts'

const paid = { status: { in: PAYMENT_STATUSES.filter(isPaid) } }

/** Money is kept once for each subject. */
export const paidOnce: Invariant = {
  name: 'paid-twice',
  label: 'Paid twice and not refunded',
  advice: 'Open the later payment and refund it, unless the student owes both.',
  async *find({ payload }) {
    for await (const payments of walkRecords({ payload, collection: 'payments', where: paid })) {
      const subjectIds = [...new Set(payments.map(({ subjectId }) => subjectId))]
      const { docs } = await payload.db.find<Payment>({
        collection: 'payments',
        where: { and: [paid, { subjectId: { in: subjectIds } }] },
        limit: 0,
        pagination: false,
      })
      for (const { subject, transactionIds } of findPaidTwice(docs)) {
        const subjectId = subject.slice(subject.indexOf('/') + 1)
        const text = `The payments ${transactionIds.join(' and ')} are for the same thing.`
        yield { subject, text, href: filteredList('payments', { subjectId }) }
      }
    }
  },
}
