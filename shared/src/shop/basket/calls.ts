/** Paths and names of the calls for the basket, without schemas. Not in the specification. */
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`. */
export const basketCalls = {
  myBasket: { method: 'get', path: '/orderbook/getMyBasket' },
  saveBasket: { method: 'post', path: '/orderbook/saveMyBasket' },
  mergeBasket: { method: 'post', path: '/orderbook/mergeMyBasket' },
} as const satisfies Record<string, WireCall>

/** Domain name → wire name. */
export const basketNames = {
  lines: 'items',
  bookId: 'book_id',
  units: 'units',
  revision: 'revision',
  leftOut: 'left_out',
  openOrders: 'open_orders',
  orderId: 'oid',
  orderNumber: 'order_id',
  bookIds: 'book_ids',
} as const
