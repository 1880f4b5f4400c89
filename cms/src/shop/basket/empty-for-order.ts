import { withoutTitles } from '@pravesh/shared/shop/basket/basket'
import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { changeBasket } from './basket-row.ts'

/** Far above the orders of one student whose effects run at the same time. */
const REMEMBERED_ORDERS = 20

interface EmptyOptions {
  payload: Payload
  order: Pick<Order, 'id' | 'studentId'>
  lines: readonly Pick<OrderLine, 'bookId'>[]
}

/**
 * Removes the titles of a paid order from the buyer's basket, on whichever device they paid. Idempotent: the same write
 * remembers the order, so a repeat does not remove what the buyer has added since.
 */
export async function emptyForOrder({ payload, order, lines }: EmptyOptions): Promise<void> {
  const { id, studentId } = order
  const bought = lines.map(({ bookId }) => bookId)
  await changeBasket({ payload, studentId }, (basket) => {
    if (basket.revision === 0 || basket.emptiedFor.includes(id)) return null
    const emptiedFor = [id, ...basket.emptiedFor].slice(0, REMEMBERED_ORDERS)
    return { lines: withoutTitles(basket.lines, bought), emptiedFor }
  })
}
