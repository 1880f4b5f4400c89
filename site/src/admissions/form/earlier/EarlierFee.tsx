import type { EarlierApplication } from '@pravesh/shared/admissions/form/form-context'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { FeeRefundNote } from '../FeeRefundNote.tsx'
import { earlierWords } from './words/words.ts'

interface EarlierFeeProps {
  earlier: EarlierApplication
  /** The number of the application whose fee counts for the new one; null if that has a fee of its own. */
  carriedFrom: string | null
  /** Null if the course has no application fee. */
  newFeePaise: number | null
}

/** What became of the fee of an earlier application, and what the new one costs. */
export function EarlierFee({ earlier, carriedFrom, newFeePaise }: EarlierFeeProps) {
  const w = useWords(earlierWords)
  const translate = useTranslate()
  const { course, number, feePaise, feeRefund, owed, isRejected } = earlier
  if (carriedFrom !== null) {
    return (
      <div className="tip">
        <p>{w.counts(carriedFrom)}</p>
      </div>
    )
  }
  return (
    <div className="tip">
      <p>
        <strong>{w.fee(COURSE_LABELS[course], number, formatPaise(feePaise))}</strong>
      </p>
      {feeRefund === null ? <p>{translate(owed.message)}</p> : <FeeRefundNote feeRefund={feeRefund} />}
      {feeRefund === null && isRejected && owed.state === 'paid' && <p>{w.kept}</p>}
      {newFeePaise !== null && <p>{w.own(formatPaise(newFeePaise))}</p>}
    </div>
  )
}
