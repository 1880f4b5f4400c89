import { findPaidTwice } from '@pravesh/shared/payments/reconcile/paid-twice'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { filteredList } from '../../../admin-kit/dashboard/dashboard.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'

const paid = { status: { in: PAYMENT_STATUSES.filter(isPaid) } }

/** Money is kept once for each subject. */
export const paidOnce: Invariant = {
  name: 'paid-twice',
  label: 'Paid twice and not refunded',
  advice: 'Open the later payment and refund it, unless the student owes both.',
  async *find({ payload }) {
    for await (const payments of walkRecords({ payload, collection: 'payments', where: paid })) {
      const subjectIds = [...new Set(payments.map(({ subjectId }) => subjectId))]
      const rows = await readRows({
        payload,
        collection: 'payments',
        where: { and: [paid, { subjectId: { in: subjectIds } }] },
      })
      for (const { subject, transactionIds } of findPaidTwice(rows)) {
        const subjectId = subject.slice(subject.indexOf('/') + 1)
        const text = `The payments ${transactionIds.join(' and ')} are for the same thing.`
        yield { subject, text, href: filteredList('payments', { subjectId }) }
      }
    }
  },
}
