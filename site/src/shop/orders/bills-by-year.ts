import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'

type Billed = Pick<OrderView, 'id' | 'orderNumber' | 'hasBill' | 'paidAt' | 'lines' | 'totalPaise'>

interface YearOfBills {
  /** Of the payments, in India. */
  year: string
  bills: (Billed & { paidAt: string })[]
}

/** The orders with a bill by the year of their payment, the latest first. */
export function billsByYear(orders: readonly Billed[]): YearOfBills[] {
  const bills = orders
    .flatMap((order) => (order.hasBill && order.paidAt !== null ? [{ ...order, paidAt: order.paidAt }] : []))
    .toSorted((one, other) => other.paidAt.localeCompare(one.paidAt))
  const years = Map.groupBy(bills, ({ paidAt }) => dayInIndia(new Date(paidAt)).slice(0, 4))
  return [...years].map(([year, ofYear]) => ({ year, bills: ofYear }))
}
