import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise, formatRoundPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { langOf } from '../../lib/lang.ts'
import type { Quoted } from './fetch-quote.ts'
import { lineProblem } from './line-problem.ts'
import { buyWords } from './words/words.ts'

/**
 * What an order costs, as the server calculated it, or which books cannot be ordered. Tax is shown although books are nil
 * rated. (spec 1, 9)
 */
export function PriceTable({ quote }: { quote: Quoted }) {
  const { summary: w, lines: lineWords } = useWords(buyWords)
  const locale = useLocale()
  const { lines, booksPaise, deliveryPaise, taxPaise, totalPaise, untilFreePaise, weightGrams, mayOrder } = quote
  const copies = lines.reduce((sum, { units }) => sum + units, 0)
  const weight = formatNumber(weightGrams / 1000, locale)
  const sums: [label: string, amount: string][] = [
    [w.books, formatPaise(booksPaise)],
    [`${w.delivery} (${w.copies(copies)})`, deliveryPaise === 0 ? w.free : formatPaise(deliveryPaise)],
    [w.tax, formatPaise(taxPaise)],
  ]
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
                  <span lang={langOf(name)}>{name}</span>
                  <span className="hint numbers">{problem ?? w.line(units, formatPaise(pricePaise))}</span>
                </th>
                <td className="numbers">{problem === null && formatPaise(linePaise)}</td>
              </tr>
            )
          })}
        </tbody>
        {mayOrder && (
          <tfoot>
            {sums.map(([label, amount]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="numbers">{amount}</td>
              </tr>
            ))}
            <tr className="price-total">
              <th scope="row">{w.total}</th>
              <td className="numbers">{formatPaise(totalPaise)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {mayOrder && untilFreePaise !== null && (
        <p className="hint numbers">{lineWords.untilFree(formatRoundPaise(untilFreePaise))}</p>
      )}
      {mayOrder && (
        <p className="hint">
          {w.weight}: {w.kilograms(weight)}
        </p>
      )}
    </>
  )
}
