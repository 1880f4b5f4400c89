import { formatPaise } from '@pravesh/shared/platform/money'
import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import { orderWords } from './words.ts'

/** The books of an order. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
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
            <th className="admin-table__number" scope="col">
              {orderWords.price}
            </th>
            <th className="admin-table__number" scope="col">
              {orderWords.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bookId, name, units, pricePaise }) => (
            <tr key={bookId}>
              <th scope="row">{name}</th>
              <td className="admin-table__number">{units}</td>
              <td className="admin-table__number">{formatPaise(pricePaise)}</td>
              <td className="admin-table__number">{formatPaise(units * pricePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
