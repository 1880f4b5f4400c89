import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { joinItems, type OrderItem } from '@pravesh/shared/shop/orders/lines'
import {
  addressChange,
  cancelRequest,
  quoteRequest,
  returnRequest,
  returnWithdrawal,
} from '@pravesh/shared/shop/orders/payloads'
import { RETURN_WITHDRAWN_MESSAGE } from '@pravesh/shared/shop/orders/returns'
import { ORDER_STATE_MESSAGES } from '@pravesh/shared/shop/orders/status'
import {
  addressTable,
  cancelNames,
  changeAddressNames,
  itemNames,
  orderNames,
  orderTable,
  quoteNames,
  quoteTable,
  returnNames,
  withdrawReturnNames,
} from '@pravesh/shared/shop/orders/wire'
import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { requireStudent, studentOf } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import type { Order } from '../../payload-types.ts'
import { loadCovers } from '../catalogue/covers.ts'
import { addressMessage } from './address-message.ts'
import { BUYER } from './buyer.ts'
import { cancelMessage } from './cancel-message.ts'
import { cancelOrder as cancel } from './cancel-order.ts'
import { changeAddress as change } from './change-address.ts'
import { consumeOrderLimit, consumeQuoteLimit } from './consume-order-limit.ts'
import { findOrder, ownOrder } from './find-orders.ts'
import { lastAddress as findAddress } from './last-address.ts'
import { myOrders as findMine, orderRows } from './my-orders.ts'
import { placeOrder as place } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { readAddress } from './read-address.ts'
import { readItems, readOrder } from './read-order.ts'
import { requestReturn as askReturn } from './return-order.ts'
import { withdrawReturn as withdraw } from './withdraw-return.ts'

/** Creates an unpaid order of the logged-in student. (spec 1, 7) */
export const placeOrder = endpoint({
  ...orderCalls.placeOrder,
  integers: [itemNames.units],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const order = await place({ payload, studentId: student.id, sent: await readOrder(call), now })
    const { id: oid, orderNumber } = order
    return {
      msg: 'Next, pay for your order.',
      oid,
      [orderNames.orderId]: orderNumber,
      result: await row(payload, order),
    }
  },
})

/** The orders of the logged-in student. (spec 1, 7) */
export const myOrders = endpoint({
  ...orderCalls.myOrders,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const rows = await findMine({ payload, studentId: student.id, now: new Date() })
    const msg = rows.length === 0 ? 'You have not ordered a book yet.' : 'Orders found.'
    return { msg, result: rows.map(orderTable.toWire) }
  },
})

/** The price of an order. Prices are public; only the own unpaid order counts its reserved copies. */
export const quote = endpoint({
  ...orderCalls.quote,
  integers: [quoteNames.units],
  handle: async (call) => {
    const { payload, req, clientAddress } = call
    const now = new Date()
    await consumeQuoteLimit({ payload, clientAddress, now })
    const sent = await readBody(call, quoteRequest)
    const items = readItems(
      sent[quoteNames.items].map((item) => ({ bookId: item[quoteNames.bookId], units: item[quoteNames.units] })),
    )
    const named = sent[quoteNames.orderId]
    const signedIn = named ? await studentOf({ payload, headers: req.headers, changes: false, now }) : null
    const order = named && signedIn ? await findOrder(payload, named) : null
    const isOwn = order?.studentId === signedIn?.student.id
    const [quoted, coverOf] = await Promise.all([
      quoteOrder({ payload, items, orderIds: order && isOwn ? [order.id] : [] }),
      loadCovers(
        payload,
        items.map(({ bookId }) => bookId),
      ),
    ])
    const lines = quoted.quote.lines.map((line) => {
      const image = line.problem === 'unavailable' ? null : coverOf(line.bookId)
      return { ...line, linePaise: line.pricePaise * line.units, image }
    })
    return { msg: 'Price found.', result: quoteTable.toWire({ ...quoted.quote, lines }) }
  },
})

/** The address to prefill in the next order of the logged-in student. */
export const lastAddress = endpoint({
  ...orderCalls.lastAddress,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    return { msg: 'Address found.', result: addressTable.toWire(await findAddress({ payload, student })) }
  },
})

export const cancelOrder = endpoint({
  ...orderCalls.cancelOrder,
  integers: [cancelNames.units, cancelNames.revision],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const sent = await readBody(call, cancelRequest)
    const own = await ownOrder({ payload, studentId: student.id, id: sent[cancelNames.orderId] })
    const part = { items: partItems(sent[cancelNames.lines]), revision: sent[cancelNames.revision] }
    const order = await cancel({ payload, order: own, by: BUYER, reason: '', ...part, now })
    return { ...cancelMessage(own, order), result: await row(payload, order) }
  },
})

/** Changes the delivery address of the student's own order. */
export const changeAddress = endpoint({
  ...orderCalls.changeAddress,
  integers: [changeAddressNames.revision],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const sent = await readBody(call, addressChange)
    const own = await ownOrder({ payload, studentId: student.id, id: sent[changeAddressNames.orderId] })
    const revision = sent[changeAddressNames.revision]
    const order = await change({ payload, order: own, address: readAddress(sent), revision, now })
    return { ...addressMessage(order), result: await row(payload, order) }
  },
})

export const requestReturn = endpoint({
  ...orderCalls.requestReturn,
  integers: [returnNames.units, returnNames.revision],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const sent = await readBody(call, returnRequest)
    const own = await ownOrder({ payload, studentId: student.id, id: sent[returnNames.orderId] })
    const note = sent[returnNames.note] ?? ''
    const part = { items: partItems(sent[returnNames.lines]), revision: sent[returnNames.revision] }
    const order = await askReturn({ payload, order: own, reason: sent[returnNames.reason], note, ...part, now })
    const msg = ORDER_STATE_MESSAGES.returnRequested
    return { msg, result: await row(payload, order) }
  },
})

/** Withdraws the open return of the student's own order. */
export const withdrawReturn = endpoint({
  ...orderCalls.withdrawReturn,
  integers: [withdrawReturnNames.revision],
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const sent = await readBody(call, returnWithdrawal)
    const own = await ownOrder({ payload, studentId: student.id, id: sent[withdrawReturnNames.orderId] })
    const order = await withdraw({ payload, order: own, revision: sent[withdrawReturnNames.revision], now })
    return { msg: RETURN_WITHDRAWN_MESSAGE, result: await row(payload, order) }
  },
})

type SentPart = z.infer<typeof cancelRequest>[typeof cancelNames.lines]

/** What a call names of an order, each book once; undefined for everything. */
function partItems(lines: SentPart): OrderItem[] | undefined {
  return lines && joinItems(lines.map((line) => ({ bookId: line[cancelNames.bookId], units: line[cancelNames.units] })))
}

async function row(payload: Payload, order: Order) {
  const [found] = await orderRows({ payload, orders: [order], now: new Date() })
  if (!found) throw new Error(`Order ${order.orderNumber} has no lines.`)
  return orderTable.toWire(found)
}
