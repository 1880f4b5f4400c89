import { isWatched } from '@pravesh/shared/payments/owed/states'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { usePaths, useWords } from '../../forms/locale.ts'
import { Pager } from '../../forms/Pager.tsx'
import { listPage, pageOf } from '../../lib/list-page.ts'
import { OpenPayment } from '../../payments/watch/OpenPayment.tsx'
import { Bills } from './Bills.tsx'
import { OrderCards } from './OrderCards.tsx'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

interface OrderListProps {
  orders: readonly MyOrder[]
  /** Called after something has changed. */
  onChanged: () => void
}

/** The buyer's orders, five to a page. (spec 1, 2 and 9) */
export function OrderList({ orders, onChanged }: OrderListProps) {
  const w = useWords(ordersWords)
  const paths = usePaths()
  const [openId] = useState(orderInAddress)
  const [requested, setPage] = useState(() => pageOf(orders.findIndex(({ view }) => view.id === openId)))
  const { page, pages, rows } = listPage(orders, requested)
  if (orders.length === 0) {
    return (
      <div className="empty-state">
        <h2>{w.empty}</h2>
        <p>{w.emptyText}</p>
        <div className="actions">
          <a href={paths.books} className="button primary">
            {w.toBooks}
          </a>
        </div>
      </div>
    )
  }
  return (
    <>
      {orders.map(({ view }) => {
        if (!isWatched(view.owed.state)) return null
        const books = view.lines.map(({ units, name }) => w.line(units, name)).join(', ')
        const subject = w.subject(books, formatPaise(view.totalPaise))
        return <OpenPayment key={view.id} owed={view.owed} subject={subject} onChanged={onChanged} pay={null} />
      })}
      <OrderCards orders={rows} openId={openId} onChanged={onChanged} />
      {pages > 1 && <Pager words={w.pager} page={page} pages={pages} onPage={setPage} />}
      <Bills orders={orders} />
    </>
  )
}

/** The order that the address names, after its payment; null if it names none. */
function orderInAddress(): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('order')
}
