import { copiesIn } from '@pravesh/shared/shop/basket/basket'
import { MAX_LINES } from '@pravesh/shared/shop/orders/line-limits'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { mayHaveSession } from '../../lib/login-flag.ts'
import { rememberPrices, seenPrices } from '../../ui/basket/stored-basket.ts'
import { useQuote } from '../buy/use-quote.ts'
import { buyWords } from '../buy/words/words.ts'
import { BasketLine } from './BasketLine.tsx'
import { BasketSummary } from './BasketSummary.tsx'
import { OpenOrders } from './OpenOrders.tsx'
import { useBasket } from './use-basket.ts'
import { basketWords } from './words/words.ts'

/** The basket, for students and for visitors without an account. */
function Basket() {
  const w = useWords(basketWords)
  const loading = useWords(buyWords).loading
  const basket = useBasket()
  const { lines, openOrders, isLoaded, problem, removed, reload } = basket
  const [seen] = useState(seenPrices)
  // The reserved copies of an own unpaid order count as in stock.
  const { quote, ...asked } = useQuote(lines, () => openOrders[0]?.id)
  const { refresh } = asked
  const openId = openOrders[0]?.id
  useEffect(() => {
    if (openId !== undefined) void refresh()
  }, [openId, refresh])
  // A book from another device has no price that was seen here.
  useEffect(() => {
    const fresh = quote?.lines.filter(({ bookId, problem: why }) => seen[bookId] === undefined && why !== 'unavailable')
    if (fresh) rememberPrices(Object.fromEntries(fresh.map(({ bookId, pricePaise }) => [bookId, pricePaise])))
  }, [quote, seen])

  const names = new Map(quote?.lines.map(({ bookId, name }) => [bookId, name]))
  const nameOf = (bookId: string) => names.get(bookId) || w.unknownBook
  if (lines.length === 0 && !isLoaded) return <Loading text={loading} />
  return (
    <div className="step">
      {problem !== null && <TryAgain text={problem || w.notSaved} onTryAgain={reload} />}
      <OpenOrders orders={openOrders} lines={lines} nameOf={nameOf} />
      {removed && <Undo key={removed.line.bookId} name={nameOf(removed.line.bookId)} onUndo={basket.undo} />}
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <>
          <section className="form-card" aria-labelledby="basket-lines">
            <h2 id="basket-lines" className="basket-title">
              {w.titles(lines.length, copiesIn(lines))}
            </h2>
            {lines.length >= MAX_LINES && <p className="hint">{w.full}</p>}
            <ul className="order-lines">
              {lines.map((line) => (
                <BasketLine
                  key={line.bookId}
                  line={line}
                  quoted={quote?.lines.find(({ bookId }) => bookId === line.bookId)}
                  quote={quote}
                  seenPaise={seen[line.bookId]}
                  basket={basket}
                />
              ))}
            </ul>
          </section>
          <BasketSummary quote={quote} watch={asked} isGuest={!mayHaveSession()} />
        </>
      )}
    </div>
  )
}

/** Takes the focus, because the pressed button has gone with its title. */
function Undo({ name, onUndo }: { name: string; onUndo: () => void }) {
  const w = useWords(basketWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Alert tone="good">
      <p>{w.removed(name)}</p>
      <button ref={button} type="button" className="button" onClick={onUndo}>
        {w.undo}
      </button>
    </Alert>
  )
}

function Empty() {
  const w = useWords(basketWords).empty
  const paths = usePaths()
  return (
    <div className="empty-state">
      <h2>{w.title}</h2>
      <p>{w.text}</p>
      <div className="actions">
        <a href={paths.books} className="button primary">
          {w.books}
        </a>
      </div>
    </div>
  )
}

export const BasketIsland = island(Basket)
