import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import { MAX_UNITS } from '@pravesh/shared/shop/orders/line-limits'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import type { Quoted, QuotedLine } from './fetch-quote.ts'
import { linePrice } from './line-price.ts'
import { lineProblem } from './line-problem.ts'
import { UntilFree } from './PriceSums.tsx'
import type { Buy } from './use-buy.ts'
import { buyWords } from './words/words.ts'

/** The books of the order with their price, and their quantity to choose. (spec 1, 5) */
export function BookLines({ buy }: { buy: Buy }) {
  const w = useWords(buyWords)
  const { items, quote } = buy
  const { quote: known, problem, isBusy, refresh } = quote
  const lines = items.flatMap(({ bookId }) => known?.lines.find((line) => line.bookId === bookId) ?? [])
  return (
    <section className="form-card" aria-labelledby="lines-title">
      <h3 id="lines-title">{w.lines.title}</h3>
      {problem !== '' && <TryAgain text={problem} onTryAgain={() => void refresh()} />}
      <ul className="order-lines">
        {known !== null && lines.map((line) => <Line key={line.bookId} line={line} quote={known} buy={buy} />)}
      </ul>
      {known === null && isBusy && <p className="hint">{w.loading}</p>}
      <p role="status" className="order-total">
        {known !== null && !isBusy && (
          <>
            {w.lines.total}: <strong className="numbers">{formatPaise(known.totalPaise)}</strong>
            {known.mayOrder && known.untilFreePaise !== null && (
              <>
                <br />
                <UntilFree quote={known} />
              </>
            )}
          </>
        )}
      </p>
    </section>
  )
}

function Line({ line, quote, buy }: { line: QuotedLine; quote: Quoted; buy: Buy }) {
  const w = useWords(buyWords).lines
  const locale = useLocale()
  const { items, setUnits, remove } = buy
  const { bookId, name, image, problem } = line
  const units = items.find((item) => item.bookId === bookId)?.units ?? line.units
  const field = `units-${bookId}`
  return (
    <li className="covered-line">
      <span className="order-cover">{image !== null && <img src={image} alt="" />}</span>
      <div className="covered-text">
        <div>
          <p className="order-line-name" lang={langOf(name, locale)}>
            {name}
          </p>
          {problem === null ? <p className="hint numbers">{linePrice(line, quote, w)}</p> : <Problem line={line} />}
        </div>
        <div className="order-line-controls">
          {(problem === null || problem === 'tooFew') && (
            <div className="field">
              <label htmlFor={field}>
                <span aria-hidden="true">{w.quantity}</span>
                <span className="visually-hidden">{w.quantityOf(name)}</span>
              </label>
              <select
                id={field}
                value={units}
                onChange={(event) => setUnits(bookId, Number(event.currentTarget.value))}
              >
                {quantities(units, line.copies).map((quantity) => (
                  <option key={quantity} value={quantity}>
                    {quantity}
                  </option>
                ))}
              </select>
            </div>
          )}
          {items.length > 1 && (
            <button type="button" className="button quiet" onClick={() => remove(bookId)}>
              <span aria-hidden="true">{w.remove}</span>
              <span className="visually-hidden">{w.removeOf(name)}</span>
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

/** Up to three copies, as far as there are any; also the chosen quantity if it is no longer possible. */
function quantities(chosen: number, copies: number): number[] {
  const possible = Array.from({ length: Math.min(MAX_UNITS, copies) }, (_, index) => index + 1)
  return possible.includes(chosen) ? possible : [...possible, chosen]
}

function Problem({ line }: { line: QuotedLine }) {
  const w = useWords(buyWords).lines
  const paths = usePaths()
  const { bookId, name, problem } = line
  const text = <p className="field-error">{lineProblem(line, w)}</p>
  if (problem !== 'soldOut') return text
  return (
    <>
      {text}
      <p>
        <a href={`${paths.book(bookId, bookSlug(name))}#notify`}>{w.notifyMe}</a>
      </p>
      <p className="hint">
        {w.soldOutText} <a href={paths.orders}>{w.orders}</a>
      </p>
    </>
  )
}
