import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { usePaths, useWords } from '../../forms/locale.ts'
import type { TypedAddress } from '../address/typed-address.ts'
import type { AskedBooks } from './asked-books.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { useBuy } from './use-buy.ts'
import { buyWords } from './words/words.ts'

interface OrderFormProps {
  /** Storage key of the draft. */
  name: string
  asked: AskedBooks
  items: OrderItem[]
  address: TypedAddress
  /** Id of an unpaid order to continue; null without one. */
  orderId: string | null
}

const STEPS = [1, 2]

/** The order form, in two steps. (spec 1, 2 "Buy now") */
export function OrderForm(props: OrderFormProps) {
  const w = useWords(buyWords)
  const paths = usePaths()
  const buy = useBuy(props)
  return (
    <div className="wizard">
      <div className="progress">
        <p className="progress-step">{w.progress(buy.step)}</p>
        <p className="draft-status">{buy.isStored && w.saved}</p>
        <ol className="progress-bar two-steps" aria-hidden="true">
          {STEPS.map((step) => (
            <li key={step} data-done={step < buy.step} data-now={step === buy.step} />
          ))}
        </ol>
      </div>
      {props.orderId !== null && (
        <p className="tip">
          {w.open.text} <a href={paths.orders}>{w.open.orders}</a> {w.open.after}
        </p>
      )}
      {buy.step === 1 ? <DetailsStep buy={buy} /> : <SummaryStep buy={buy} />}
    </div>
  )
}
