import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { BasketLine as Line } from '@pravesh/shared/shop/basket/basket'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import type { Quoted, QuotedLine } from '../buy/fetch-quote.ts'
import { linePrice } from '../buy/line-price.ts'
import { lineProblem } from '../buy/line-problem.ts'
import { buyWords } from '../buy/words/words.ts'
import type { Basket } from './use-basket.ts'
import { basketWords } from './words/words.ts'

interface BasketLineProps {
  line: Line
  /** What the server says about it; undefined before it has answered. */
  quoted: QuotedLine | undefined
  quote: Quoted | null
  /** The price of a copy in paise when it was added; undefined if this browser has not seen it. */
  seenPaise: number | undefined
  basket: Pick<Basket, 'setUnits' | 'remove'>
}

/** A title with its price and copies, and what has changed since it was added. */
export function BasketLine({ line, quoted, quote, seenPaise, basket }: BasketLineProps) {
  const w = useWords(basketWords)
  const { lines: words } = useWords(buyWords)
  const name = quoted?.name || w.unknownBook
  return (
    <li className="basket-line">
      <div className="basket-cover">{quoted?.image && <img src={quoted.image} alt="" loading="lazy" />}</div>
      <div className="basket-text">
        {quoted && quote && <Facts quoted={quoted} quote={quote} seenPaise={seenPaise} name={name} />}
        <div className="order-line-controls">
          {(quoted === undefined || quoted.problem === null || quoted.problem === 'tooFew') && (
            <Stepper line={line} name={name} copies={quoted?.copies ?? MAX_UNITS} onChange={basket.setUnits} />
          )}
          <button type="button" className="link-button" onClick={() => void basket.remove(line.bookId)}>
            <span aria-hidden="true">{words.remove}</span>
            <span className="visually-hidden">{words.removeOf(name)}</span>
          </button>
        </div>
      </div>
    </li>
  )
}

interface FactsProps {
  quoted: QuotedLine
  quote: Quoted
  seenPaise: number | undefined
  name: string
}

function Facts({ quoted, quote, seenPaise, name }: FactsProps) {
  const w = useWords(basketWords)
  const locale = useLocale()
  const { lines: words } = useWords(buyWords)
  const paths = usePaths()
  const { bookId, problem, pricePaise, units } = quoted
  const address = paths.book(bookId, bookSlug(quoted.name))
  const isOnSale = problem !== 'unavailable'
  return (
    <div>
      <p className="order-line-name" lang={langOf(name, locale)}>
        {isOnSale ? <a href={address}>{name}</a> : name}
      </p>
      {isOnSale && <p className="hint numbers">{linePrice(quoted, quote, words)}</p>}
      {isOnSale && seenPaise !== undefined && seenPaise !== pricePaise && (
        <p className="basket-change">{w.dearer(formatPaise(seenPaise), formatPaise(pricePaise))}</p>
      )}
      {problem !== null && <p className="field-error">{lineProblem(quoted, words)}</p>}
      {problem === 'soldOut' && (
        <p>
          <a href={`${address}#notify`}>{words.notifyMe}</a>
        </p>
      )}
      {problem === null && units > 1 && <p className="numbers">{formatPaise(pricePaise * units)}</p>}
    </div>
  )
}

interface StepperProps {
  line: Line
  name: string
  /** Copies that can be ordered now. */
  copies: number
  onChange: Basket['setUnits']
}

function Stepper({ line: { bookId, units }, name, copies, onChange }: StepperProps) {
  const w = useWords(basketWords)
  const step = (to: number, label: string, sign: string, isPossible: boolean) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && void onChange(bookId, to)}
    >
      {sign}
    </button>
  )
  return (
    <div className="stepper">
      {step(units - 1, w.fewer(name), '−', units > 1)}
      <output aria-live="polite">
        <span className="visually-hidden">{w.copies} </span>
        <span className="numbers">{units}</span>
      </output>
      {step(units + 1, w.more(name), '+', units < Math.min(MAX_UNITS, copies))}
    </div>
  )
}
