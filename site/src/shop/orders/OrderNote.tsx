import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { ordersWords } from './words/words.ts'

interface OrderNoteProps {
  view: OrderView
  /** The state is explained elsewhere on the screen. */
  isExplained?: boolean
}

/** The state of an order in one sentence, what happens next, and what became of its money. */
export function OrderNote({ view, isExplained = false }: OrderNoteProps) {
  const w = useWords(ordersWords)
  const locale = useLocale()
  const translate = useTranslate()
  const { next, refundedPaise, refundPendingPaise, returnAnswer } = view
  const day = next.at === null ? null : formatDay(next.at, locale)
  const sentence = w.next[next.kind](day)
  const further = [
    refundedPaise > 0 && w.refunded(formatPaise(refundedPaise)),
    refundPendingPaise > 0 && w.refunding(formatPaise(refundPendingPaise)),
  ]
  return (
    <div className="order-note">
      {!isExplained && <p className="order-sentence">{translate(view.message)}</p>}
      {further.map((text) => text && <p key={text}>{text}</p>)}
      {returnAnswer && <p lang={langOf(returnAnswer, locale)}>{returnAnswer}</p>}
      {sentence !== '' && <p>{sentence}</p>}
    </div>
  )
}
