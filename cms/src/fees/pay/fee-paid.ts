import { balanceOf, dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { FeeDue } from '../../payload-types.ts'
import { claimDay, type OnPaid } from '../../payments/index.ts'
import { changeDueMoney, reopenedIfRefunded, withEntries } from '../dues/change-due-money.ts'
import { fixedLateFee } from '../dues/hold-due.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { notifyFeePaid } from '../messages/notify-student.ts'
import { feeSettings } from '../settings/fee-settings.ts'

/** Counts a paid attempt for its due and tells the student. Idempotent. */
export const feePaid: OnPaid = async ({ payload, payment, now }) => {
  const due = await markPaid({ payload, payment, now })
  if (due) await notifyFeePaid({ payload, due, payment })
}

/**
 * Counts a payment for its due by one conditional update; the due is paid when nothing is left. Returns the due if this
 * payment counts for it; null and writes nothing for another payment of a paid due, and for one whose due no longer exists.
 */
export async function markPaid({ payload, payment, now }: Parameters<OnPaid>[0]): Promise<FeeDue | null> {
  const { subjectId, transactionId, paidAt } = payment
  const settings = await feeSettings(payload)
  const due = await changeDueMoney({
    payload,
    id: subjectId,
    change: (found) => {
      const stored = reopenedIfRefunded(found)
      const held = standingEntries(dueEntries(stored.entries)).get(transactionId)
      if (!isPayableBy(stored, transactionId) || (held && held.kind !== 'held')) return null
      const day = claimDay(payment)
      const open = { ...stored, status: 'open' as const }
      const before = moneyOfDue({ due: open, settings, day })
      const entry = {
        at: now.toISOString(),
        transactionId,
        kind: 'paid' as const,
        amountPaise: payment.amountPaise,
        ...(held ? lateFeeOf(held) : fixedLateFee(before, payment.amountPaise)),
      }
      const counted = withEntries(stored, [entry])
      const { netPaise, paidPaise } = moneyOfDue({ due: { ...open, ...counted }, settings, day })
      // A part of a cancelled due does not make the rest owed.
      const status = stored.status === 'cancelled' ? stored.status : 'open'
      if (paidPaise < netPaise) return { ...counted, status, paymentId: null }
      return {
        ...counted,
        status: 'paid',
        paidAt: paidAt ?? now.toISOString(),
        paymentId: transactionId,
        refundedPaise: balanceOf(counted.entries).refundedPaise,
        review: 'PENDING',
        reviewReason: null,
      }
    },
  })
  if (due && (due.paymentId === transactionId || countsFor(due, transactionId))) return due
  payload.logger.error({ msg: 'A payment does not count for its due.', transactionId, due: due?.id ?? null })
  return null
}

/** Whether a due counts a payment for a part of it. */
export function countsFor(due: Pick<FeeDue, 'entries'>, transactionId: string): boolean {
  return standingEntries(dueEntries(due.entries)).get(transactionId)?.kind === 'paid'
}

const lateFeeOf = ({ lateFeePaise }: { lateFeePaise?: number | undefined }) =>
  lateFeePaise === undefined ? {} : { lateFeePaise }

/** A late success of another attempt counts after a refund; the refunded payment itself never counts again. */
function isPayableBy({ status, paymentId, refundedPaymentId, entries }: FeeDue, transactionId: string): boolean {
  const isPast = dueEntries(entries).some((entry) => entry.isPast && entry.transactionId === transactionId)
  return (
    status !== 'paid' &&
    status !== 'replaced' &&
    paymentId !== transactionId &&
    refundedPaymentId !== transactionId &&
    !isPast
  )
}
