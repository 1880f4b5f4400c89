import { dueEntries, refundedOf, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { FeeDue } from '../../payload-types.ts'
import type { OnRefunded } from '../../payments/index.ts'
import { changeDueMoney, withEntries } from '../dues/change-due-money.ts'
import { findDue } from '../dues/find-dues.ts'
import { countsFor, markPaid } from './fee-paid.ts'

/**
 * Records the refunds of a payment in the ledger of its due. The refund of everything that was paid ends the due; the full
 * refund of a part of an open due makes that part owed again, and of a cancelled one, it no longer counts. Idempotent, and
 * later calls never lower the sum. Ignores payments with an issue, which never counted.
 */
export const feeRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  const { subjectId, transactionId, amountPaise, issue } = payment
  if (issue) return
  // The effects of the payment may still be outstanding.
  const due = await findDue(payload, subjectId)
  if (due?.status === 'open' && due.refundedPaymentId !== transactionId && !countsFor(due, transactionId)) {
    await markPaid({ payload, payment, now })
  }
  await changeDueMoney({
    payload,
    id: subjectId,
    change: (stored) => {
      if (!countsFor(stored, transactionId)) return refundOfOld(stored, { transactionId, refundedPaise, amountPaise })
      const entries = dueEntries(stored.entries)
      const newPaise = refundedPaise - refundedOf(entries, transactionId)
      if (newPaise <= 0) return null
      const at = now.toISOString()
      const isFull = refundedPaise >= amountPaise
      const refund = { at, transactionId, kind: 'refunded' as const, amountPaise: -newPaise }
      const release = { at, transactionId, kind: 'released' as const, amountPaise: 0 }
      const changed = withEntries(stored, isFull && isOfPart(stored) ? [refund, release] : [refund])
      const paid = [...standingEntries(changed.entries).values()].filter(({ kind }) => kind === 'paid')
      const paidPaise = paid.reduce((sum, entry) => sum + entry.amountPaise, 0)
      const allPaise = paid.reduce((sum, entry) => sum + refundedOf(changed.entries, entry.transactionId), 0)
      const isAll = stored.status === 'paid' && allPaise >= paidPaise
      return { ...changed, refundedPaise: allPaise, ...(isAll && { status: 'refunded' as const }) }
    },
  })
}

/** Whether what counts for a due is a part of it. */
const isOfPart = ({ status }: FeeDue): boolean => status === 'open' || status === 'cancelled'

interface OldRefund {
  transactionId: string
  refundedPaise: number
  amountPaise: number
}

/** A due from before there was a ledger has one payment. */
function refundOfOld(due: FeeDue, { transactionId, refundedPaise, amountPaise }: OldRefund) {
  if (due.paymentId !== transactionId || due.refundedPaise >= refundedPaise) return null
  return { refundedPaise, status: refundedPaise >= amountPaise ? ('refunded' as const) : ('paid' as const) }
}
