import { formatPaise, formatRoundPaise } from '@pravesh/shared/platform/money'
import { formatWeight } from '@pravesh/shared/platform/weight'
import { useLocale, useWords } from '../../forms/locale.ts'
import type { Quoted } from './fetch-quote.ts'
import { buyWords } from './words/words.ts'

/** The sums of a price table. Tax is shown although books are nil rated. (spec 1, 9) */
export function PriceSums({ quote }: { quote: Quoted }) {
  const { summary: w } = useWords(buyWords)
  const { lines, booksPaise, deliveryPaise, deliveryBasis, booksGrams, taxPaise, totalPaise } = quote
  const locale = useLocale()
  const copies = lines.reduce((sum, { units, problem }) => sum + (problem === null ? units : 0), 0)
  const counted = deliveryBasis === 'weight' ? formatWeight(booksGrams, locale) : w.copies(copies)
  const sums: [label: string, amount: string][] = [
    [w.books, formatPaise(booksPaise)],
    [w.delivery(counted), deliveryPaise === 0 ? w.free : formatPaise(deliveryPaise)],
    [w.tax, formatPaise(taxPaise)],
  ]
  return (
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
  )
}

/** How much more makes delivery free, if that is possible. */
export function UntilFree({ quote: { untilFreePaise } }: { quote: Quoted }) {
  const w = useWords(buyWords).lines
  return (
    untilFreePaise !== null && <span className="hint numbers">{w.untilFree(formatRoundPaise(untilFreePaise))}</span>
  )
}
