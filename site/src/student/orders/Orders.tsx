import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { ListGate } from '../../forms/ListGate.tsx'
import { useWords } from '../../forms/locale.ts'
import { formsWords } from '../../forms/words/words.ts'
import { OrderList } from '../../shop/orders/OrderList.tsx'
import { useMyOrders } from '../../shop/orders/use-my-orders.ts'
import { ordersWords } from '../../shop/orders/words/words.ts'

/** The buyer's book orders, and the way to the live classes. (spec 1, 2) */
function Orders({ liveClassesUrl }: { liveClassesUrl: string }) {
  return <StudentGate>{() => <OrdersView liveClassesUrl={liveClassesUrl} />}</StudentGate>
}

function OrdersView({ liveClassesUrl }: { liveClassesUrl: string }) {
  const w = useWords(ordersWords)
  const { newTab } = useWords(formsWords)
  const orders = useMyOrders()
  const { list } = orders
  return (
    <>
      <nav className="order-tabs no-print" aria-label={w.tabs}>
        <a href={liveClassesUrl} target="_blank" rel="noopener" className="button">
          {w.classes} <span className="visually-hidden">{newTab}</span>
        </a>
        <a href="#orders" className="button" aria-current="page">
          {w.books}
          {list.status === 'known' && (
            <span className="count-badge">
              <span aria-hidden="true">{list.items.length}</span>
              <span className="visually-hidden">{w.orderCount(list.items.length)}</span>
            </span>
          )}
        </a>
      </nav>
      <div id="orders" className="order-list">
        <ListGate {...orders}>{(items) => <OrderList orders={items} onChanged={orders.reload} />}</ListGate>
      </div>
    </>
  )
}

export const OrdersIsland = island(Orders)
