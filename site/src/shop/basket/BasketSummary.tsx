import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { rememberPrices } from '../../ui/basket/stored-basket.ts'
import type { Quoted } from '../buy/fetch-quote.ts'
import { PriceSums, UntilFree } from '../buy/PriceSums.tsx'
import type { QuoteWatch } from '../buy/use-quote.ts'
import { buyWords } from '../buy/words/words.ts'
import { basketWords } from './words/words.ts'

interface BasketSummaryProps {
  quote: Quoted | null
  watch: Pick<QuoteWatch, 'problem' | 'isBusy' | 'refresh'>
  isGuest: boolean
}

/** What the basket costs now, and the way to the checkout. */
export function BasketSummary({ quote, watch, isGuest }: BasketSummaryProps) {
  const w = useWords(basketWords)
  const { loading } = useWords(buyWords)
  const paths = usePaths()
  const { problem, isBusy, refresh } = watch
  // From here on the buyer knows these prices.
  const agree = () => {
    if (quote) rememberPrices(Object.fromEntries(quote.lines.map(({ bookId, pricePaise }) => [bookId, pricePaise])))
  }
  return (
    <section className="form-card" aria-labelledby="basket-price">
      <h2 id="basket-price" className="basket-title">
        {w.summary}
      </h2>
      {problem !== '' && <TryAgain text={problem} onTryAgain={() => void refresh()} />}
      {quote === null && problem === '' && <p className="hint">{loading}</p>}
      {quote !== null && (
        <div role="status" aria-busy={isBusy}>
          {quote.lines.some((line) => line.problem === null) && (
            <>
              <table className="price-table">
                <PriceSums quote={quote} />
              </table>
              <UntilFree quote={quote} />
            </>
          )}
          {!quote.mayOrder && <p className="field-error">{w.fix}</p>}
        </div>
      )}
      {quote?.mayOrder && (
        <div className="actions">
          <a href={paths.buyBasket} className="button primary pay-now" onClick={agree}>
            {w.checkout}
          </a>
        </div>
      )}
      {isGuest && <p className="hint">{w.guest}</p>}
    </section>
  )
}
