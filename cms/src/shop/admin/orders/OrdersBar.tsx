import { type ListBarProps, SummedListBar } from '../../../admin-kit/export/SummedListBar.tsx'
import { sumOrders } from './sum-orders.ts'
import { filters, views } from './views.ts'
import { orderWords } from './words.ts'

/** Summed by an index. More orders would be summed by reading all, on each visit of a list that is open all day. */
const MAX_SUMMED = 2000

/** Bar above the list of orders: views, filters, and totals of what they show. */
export function OrdersBar(props: ListBarProps) {
  return (
    <SummedListBar
      {...props}
      exportName="orders"
      filters={filters()}
      labels={orderWords}
      max={MAX_SUMMED}
      sort="-createdAt"
      sum={async (list) => {
        const { receivedPaise, refundedPaise } = await sumOrders(list)
        return [
          [orderWords.received, receivedPaise],
          [orderWords.refunded, refundedPaise],
          [orderWords.kept, receivedPaise - refundedPaise],
        ]
      }}
      views={views()}
    />
  )
}
