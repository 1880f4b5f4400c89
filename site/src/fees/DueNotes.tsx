import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { AGAIN_MESSAGE } from '@pravesh/shared/payments/owed/messages'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../forms/locale.ts'
import { useTranslate } from '../forms/translate.ts'
import { messageOn } from './due-view.ts'
import { feesWords } from './words/words.ts'

/** How the payment of a fee is going, its refunds, its reopening and the office's message, or nothing. */
export function DueNotes({ due }: { due: DueView }) {
  const words = useWords(feesWords)
  const translate = useTranslate()
  const { refundedPaise, refundPendingPaise, duplicates } = due
  const w = words.notes
  const message = due.owed.message === AGAIN_MESSAGE ? AGAIN_MESSAGE : messageOn(due)
  return (
    <>
      {message !== null && <p className="remark">{translate(message)}</p>}
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

/** The office's message about a fee that it rejected, or nothing. */
export function ReviewNote({ due: { review, reviewReason } }: { due: Pick<DueView, 'review' | 'reviewReason'> }) {
  const words = useWords(feesWords)
  if (review !== 'REJECTED' || reviewReason === '') return null
  return (
    <p className="remark">
      {words.reviewReason}: {reviewReason}
    </p>
  )
}
