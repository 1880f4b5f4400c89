import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { WireOf } from '@pravesh/shared/platform/wire-table'
import { bookCalls, bookTable } from '@pravesh/shared/shop/catalogue/wire'
import { DELIVERY_COUNTRY } from '@pravesh/shared/shop/orders/address'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { addressTable, type orderTable } from '@pravesh/shared/shop/orders/wire'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { fetchSession, session } from '../../accounts/sessions/session-store.ts'
import { useForSession } from '../../accounts/sessions/use-for-session.ts'
import { offlineText } from '../../forms/offline-text.ts'
import { type ApiReply, callApi } from '../../lib/api.ts'
import { type BasketReply, loadBasket } from '../../ui/basket/basket.ts'
import { knownBasket } from '../../ui/basket/stored-basket.ts'
import type { TypedAddress } from '../address/typed-address.ts'
import { callOrders } from '../orders/order-api.ts'
import type { AskedBooks } from './asked-books.ts'
import { semesterItems } from './semester-items.ts'
import { forgetStarted, startedOrder } from './started-order.ts'

export type BuyStart =
  | { status: 'loading' }
  | { status: 'failed'; msg: string }
  | { status: 'ready'; items: OrderItem[]; address: TypedAddress; orderId: string | null }

const books = z.array(bookTable.fromWire)

/** Loads what the order form starts with: the books, or the order, that were asked for, and the address to prefill. */
export function useStart(asked: AskedBooks | null): { start: BuyStart; reload: () => void } {
  const [start, setStart] = useState<BuyStart>({ status: 'loading' })
  const load = useCallback(async () => {
    if (asked === null) return
    setStart({ status: 'loading' })
    const orderId = startedOrder(asked) ?? asked.orderId
    const [address, related, basket, orders] = await Promise.all([
      callOrders('lastAddress'),
      relatedTo(asked),
      asked.bookId === null ? loadBasket() : null,
      orderId === null ? null : callOrders('myOrders'),
    ])
    // Without a session, `StudentGate` redirects to the login page already.
    if (address.status === 401 && session.get().status !== 'asking') void fetchSession()
    if (address.status === 401) return
    setStart(startOf({ asked, address, related, basket, orders, orderId }))
  }, [asked])
  useForSession(load)
  return { start, reload: () => void load() }
}

async function relatedTo({ bookId, wholeSemester }: AskedBooks): Promise<ApiReply | null> {
  if (!wholeSemester || bookId === null) return null
  const offline = offlineText({ hasForm: false })
  return callApi({ method: 'get', path: callAddress(bookCalls.relatedBooks, { id: bookId }), offline })
}

interface Replies {
  asked: AskedBooks
  address: ApiReply
  related: ApiReply | null
  /** Null for an order of other books. */
  basket: BasketReply | null
  orders: ApiReply | null
  /** Id of the order to continue; null without one. */
  orderId: string | null
}

function startOf({ asked, address, related, basket, orders, orderId }: Replies): BuyStart {
  // A book that is not on sale is explained by its quote.
  const isUnanswered = related !== null && !related.ok && related.status !== 404
  const failed = [address, isUnanswered ? related : null, basket, orders].find((reply) => reply?.ok === false)
  if (failed) return { status: 'failed', msg: failed.msg }
  const order = orders && openOrder(orders, orderId)
  if (order) return { status: 'ready', ...order, ...(basket && { items: knownBasket() }) }
  forgetStarted(asked)
  const items = related?.ok ? semesterItems(books.parse(related.body.result)) : chosen(asked)
  const known = addressTable.fromWire.parse(address.body.result)
  return { status: 'ready', items, address: { ...known, country: DELIVERY_COUNTRY }, orderId: null }
}

function chosen({ bookId }: AskedBooks): OrderItem[] {
  return bookId === null ? knownBasket() : [{ bookId, units: 1 }]
}

/** What the form starts with to continue an order; null if it can no longer be paid. */
function openOrder({ body }: ApiReply, orderId: string | null) {
  const orders = (Array.isArray(body.result) ? body.result : []) as WireOf<typeof orderTable.fields>[]
  const order = orders.find(({ view }) => view.id === orderId && view.state === 'unpaid')
  if (order === undefined) return null
  const items = order.view.lines.map(({ bookId, units }) => ({ bookId, units }))
  return { items, address: addressTable.fromWire.parse(order), orderId }
}
