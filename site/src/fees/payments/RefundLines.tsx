import { isDoneRefund, REFUND_STATUSES } from '@pravesh/shared/payments/refunds/status'
import { formatPaise, rupeesToPaise } from '@pravesh/shared/platform/money'
import type { MyPayment } from '../../documents/use-my-payments.ts'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { planWords } from '../plan/words/words.ts'
import { feesWords } from '../words/words.ts'

type Refund = MyPayment['refunds'][number]

/** The refunds of a payment, oldest first: how much, when, and what to quote to the bank. */
export function RefundLines({ refunds }: { refunds: readonly Refund[] }) {
  return refunds.map((refund) => <RefundLine key={refund.refund_id} refund={refund} />)
}

function RefundLine({ refund: { refund_id: id, amount, status, requestedAt, decidedAt, utr } }: { refund: Refund }) {
  const { notes } = useWords(feesWords)
  const w = useWords(planWords).list.refund
  const locale = useLocale()
  const isDone = REFUND_STATUSES.some((each) => each === status && isDoneRefund(each))
  const sentence = isDone ? notes.refunded : notes.refunding
  return (
    <p className="remark">
      {sentence(formatPaise(rupeesToPaise(amount)))}{' '}
      <span className="numbers">
        {formatDay(isDone ? decidedAt || requestedAt : requestedAt, locale)} ·{' '}
        {utr === '' ? `${w.id} ${id}` : `${w.utr} ${utr}`}
      </span>
    </p>
  )
}
