import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { OrderRow } from './OrderRow.tsx'
import type { OpenDialog } from './order-dialog.ts'
import { ScrollArea } from './ScrollArea.tsx'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

const OrderDialogs = lazyPart(() => import('./dialogs/OrderDialogs.tsx'))

/** Nothing can be done on paper. */
const HEAD_CLASSES: Record<string, string> = { amount: 'amount', operation: 'no-print' }

interface OrderTableProps {
  orders: readonly MyOrder[]
  /** The order whose details are open at first; null if none. */
  openId: string | null
  onChanged: () => void
}

/** Orders as a table, as cards on phones. (spec 1, 2) */
export function OrderTable({ orders, openId, onChanged }: OrderTableProps) {
  const w = useWords(ordersWords)
  const [open, setOpen] = useState<OpenDialog | null>(openId === null ? null : { kind: 'order', orderId: openId })
  const shown = orders.find(({ view }) => view.id === open?.orderId)
  return (
    <>
      <ScrollArea label={w.table} left={w.scrollLeft} right={w.scrollRight}>
        <table className="fees card-table wide-table orders">
          <caption>{w.caption}</caption>
          <thead>
            <tr>
              {Object.entries(w.columns).map(([key, label]) => (
                <th key={key} scope="col" className={HEAD_CLASSES[key]}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order.view.id} order={order} onOpen={setOpen} onChanged={onChanged} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {open && shown && <OrderDialogs open={open} order={shown} onChanged={onChanged} onClose={() => setOpen(null)} />}
    </>
  )
}
