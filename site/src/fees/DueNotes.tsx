import { REDUCTION_LABELS } from '@pravesh/shared/fees/dues/concession-kinds'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { AGAIN_MESSAGE } from '@pravesh/shared/payments/owed/messages'
import { hasArrived } from '@pravesh/shared/payments/owed/states'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, usePaths, useWords } from '../forms/locale.ts'
import { useTranslate } from '../forms/translate.ts'
import { messageOn } from './due-view.ts'
import { feesWords } from './words/words.ts'

/** How the payment of a fee is going, its refunds, its reopening and the office's message, or nothing. */
export function DueNotes({ due }: { due: DueView }) {
  const words = useWords(feesWords)
  const paths = usePaths()
  const translate = useTranslate()
  const { refundedPaise, refundPendingPaise, duplicates } = due
  const w = words.notes
  const message = due.owed.message === AGAIN_MESSAGE ? AGAIN_MESSAGE : messageOn(due)
  return (
    <>
      {message !== null && <p className="remark">{translate(message)}</p>}
      <MoneyNotes due={due} />
      {due.concessions.some(({ kind }) => kind === 'seat') && (
        <p className="remark">
          <a href={paths.payments}>{w.seatReceipt}</a>
        </p>
      )}
      <ReviewNote due={due} />
      {refundedPaise > 0 && <p className="remark">{w.refunded(formatPaise(refundedPaise))}</p>}
      {refundPendingPaise > 0 && <p className="remark">{w.refunding(formatPaise(refundPendingPaise))}</p>}
      {duplicates.map(({ transactionId, amountPaise, refundedPaise: back }) => (
        <p key={transactionId} className="remark">
          {(back >= amountPaise ? w.duplicateRefunded : w.duplicate)(formatPaise(amountPaise), transactionId)}
        </p>
      ))}
    </>
  )
}

/** How the amount of a fee comes about, and what of it is paid, where it is more than one amount. */
function MoneyNotes({ due: { money, concessions, owed } }: { due: Pick<DueView, 'money' | 'concessions' | 'owed'> }) {
  const w = useWords(feesWords).notes
  const translate = useTranslate()
  const { grossPaise, chargePaise, lateFeePaise, netPaise, paidPaise, heldPaise, leftPaise } = money
  const isDivided = !hasArrived(owed.state) && paidPaise > 0
  const lines = [
    netPaise !== grossPaise && w.gross(formatPaise(grossPaise)),
    ...concessions.map(({ kind, amountPaise }) => `${translate(REDUCTION_LABELS[kind])}: −${formatPaise(amountPaise)}`),
    chargePaise > 0 && w.charge(formatPaise(chargePaise)),
    lateFeePaise > 0 && w.lateFee(formatPaise(lateFeePaise)),
    isDivided && w.paidAndLeft(formatPaise(paidPaise), formatPaise(leftPaise)),
    heldPaise > 0 && w.clearing(formatPaise(heldPaise)),
  ]
  return Object.entries(lines).map(
    ([place, line]) =>
      line && (
        <p className="remark" key={place}>
          {line}
        </p>
      ),
  )
}

/** The office's message about a fee that it rejected, or nothing. */
export function ReviewNote({ due: { review, reviewReason } }: { due: Pick<DueView, 'review' | 'reviewReason'> }) {
  const words = useWords(feesWords)
  const locale = useLocale()
  if (review !== 'REJECTED' || reviewReason === '') return null
  return (
    <p className="remark">
      {words.reviewReason}: <span lang={langOf(reviewReason, locale)}>{reviewReason}</span>
    </p>
  )
}
