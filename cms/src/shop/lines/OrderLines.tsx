import { formatPaise } from '@pravesh/shared/platform/money'
import type { LineCopies } from '@pravesh/shared/shop/orders/line-copies'
import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import { lineWords } from './words.ts'

const WHAT_BECAME = ['cancelled', 'returning', 'returned'] as const

interface OrderLinesProps {
  lines: readonly Pick<OrderLine, 'bookId' | 'name' | 'units' | 'pricePaise'>[]
  /** What has become of the copies of each line; without them, the table has only the lines. */
  copies?: readonly LineCopies[]
}

/** The books of an order, with what was cancelled and returned of them. */
export function OrderLines({ lines, copies = [] }: OrderLinesProps) {
  const shown = WHAT_BECAME.filter((what) => copies.some((line) => line[what] > 0))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={lineWords.lines} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{lineWords.book}</th>
            <th className="admin-table__number" scope="col">
              {lineWords.copies}
            </th>
            {shown.map((what) => (
              <th className="admin-table__number" key={what} scope="col">
                {lineWords.became[what]}
              </th>
            ))}
            <th className="admin-table__number" scope="col">
              {lineWords.price}
            </th>
            <th className="admin-table__number" scope="col">
              {lineWords.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bookId, name, units, pricePaise }, index) => (
            <tr key={bookId}>
              <th scope="row">{name}</th>
              <td className="admin-table__number">{units}</td>
              {shown.map((what) => (
                <td className="admin-table__number" key={what}>
                  {copies[index]?.[what]}
                </td>
              ))}
              <td className="admin-table__number">{formatPaise(pricePaise)}</td>
              <td className="admin-table__number">{formatPaise(units * pricePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
