import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { OrderCard } from './OrderCard.tsx'
import type { OpenDialog } from './order-dialog.ts'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

const OrderDialogs = lazyPart(() => import('./dialogs/OrderDialogs.tsx'))

interface OrderCardsProps {
  orders: readonly MyOrder[]
  /** The order whose details are open at first; null if none. */
  openId: string | null
  onChanged: () => void
}

/** A card for each order, newest first. (spec 1, 2) */
export function OrderCards({ orders, openId, onChanged }: OrderCardsProps) {
  const w = useWords(ordersWords)
  const [open, setOpen] = useState<OpenDialog | null>(openId === null ? null : { kind: 'order', orderId: openId })
  const shown = orders.find(({ view }) => view.id === open?.orderId)
  return (
    <section className="order-cards" aria-label={w.caption}>
      {orders.map((order) => (
        <OrderCard key={order.view.id} order={order} onOpen={setOpen} onChanged={onChanged} />
      ))}
      {open && shown && (
        <OrderDialogs open={open} order={shown} onOpen={setOpen} onChanged={onChanged} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
