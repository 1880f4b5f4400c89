import { formatPaise } from '@pravesh/shared/platform/money'
import type { LineCopies } from '@pravesh/shared/shop/orders/line-copies'
import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import { orderWords } from './words.ts'

const WHAT_BECAME = ['cancelled', 'returning', 'returned'] as const

/** The books of an order, with what was cancelled and returned of them. */
export function OrderLines({ lines, copies }: { lines: readonly OrderLine[]; copies: readonly LineCopies[] }) {
  const shown = WHAT_BECAME.filter((what) => copies.some((line) => line[what] > 0))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={orderWords.lines} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{orderWords.book}</th>
            <th className="admin-table__number" scope="col">
              {orderWords.copies}
            </th>
            {shown.map((what) => (
              <th className="admin-table__number" key={what} scope="col">
                {orderWords.became[what]}
              </th>
            ))}
            <th className="admin-table__number" scope="col">
              {orderWords.price}
            </th>
            <th className="admin-table__number" scope="col">
              {orderWords.amount}
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
