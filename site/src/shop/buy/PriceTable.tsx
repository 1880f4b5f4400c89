import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import { formatWeight } from '@pravesh/shared/platform/weight'
import { useLocale, useWords } from '../../forms/locale.ts'
import type { Quoted } from './fetch-quote.ts'
import { lineProblem } from './line-problem.ts'
import { PriceSums, UntilFree } from './PriceSums.tsx'
import { buyWords } from './words/words.ts'

/**
 * What an order costs, as the server calculated it, or which books cannot be ordered. (spec 1, 9)
 */
export function PriceTable({ quote }: { quote: Quoted }) {
  const { summary: w, lines: lineWords } = useWords(buyWords)
  const locale = useLocale()
  const { lines, weightGrams, deliveryBasis, mayOrder } = quote
  return (
    <>
      <table className="price-table">
        <caption className="visually-hidden">{w.caption}</caption>
        <tbody>
          {lines.map((line) => {
            const { bookId, name, units, pricePaise, linePaise } = line
            const problem = lineProblem(line, lineWords)
            return (
              <tr key={bookId}>
                <th scope="row">
                  <span lang={langOf(name, locale)}>{name}</span>
                  <span className="hint numbers">{problem ?? w.line(units, formatPaise(pricePaise))}</span>
                </th>
                <td className="numbers">{problem === null && formatPaise(linePaise)}</td>
              </tr>
            )
          })}
        </tbody>
        {mayOrder && <PriceSums quote={quote} />}
      </table>
      {mayOrder && (
        <p>
          <UntilFree quote={quote} />
        </p>
      )}
      {mayOrder && deliveryBasis === 'copies' && (
        <p className="hint">
          {w.weight}: {formatWeight(weightGrams, locale)}
        </p>
      )}
    </>
  )
}
