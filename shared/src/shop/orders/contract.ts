/** Contract of the orders. (spec 1, 7) */
import * as z from 'zod/mini'
import { contractCalls, ERROR_DESCRIPTIONS, reply } from '../../platform/contract.ts'
import { orderCalls } from './calls.ts'
import {
  addressChange,
  cancelRequest,
  orderPayment,
  orderRetry,
  placedOrder,
  quoteRequest,
  returnRequest,
  returnWithdrawal,
} from './payloads.ts'
import { addressTable, changeTable, orderTable, quoteTable } from './wire.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const order = reply({ result: orderTable.fromWire })
const paymentPage = reply({ url: z.string(), MUID: z.string(), transactionId: z.string() })
const changed = {
  when: 'The order is paid already, or a book, its stock, its price or the delivery has changed; `changes` says what.',
  also: z.object({ changes: z.optional(z.array(changeTable.fromWire)) }),
}
const noOrder = 'You have no such order.'
const refusals = { 400: invalid, 401: noSession, 429: tooMany } as const
const forBuyer = { session: 'student' } as const

export const orderContract = contractCalls(orderCalls, {
  placeOrder: {
    ...forBuyer,
    summary:
      'Place an unpaid order, or continue an equal one; the portal computes prices, delivery, weight and ids and compares what was sent',
    body: placedOrder,
    reply: z.extend(order, { oid: z.string(), order_id: z.string() }),
    refusals: { ...refusals, 409: changed },
  },
  payOrder: {
    ...forBuyer,
    priority: 'first',
    summary: 'Reserve the books of an unpaid order and start its payment',
    body: orderPayment,
    reply: paymentPage,
    refusals: { ...refusals, 404: noOrder, 409: changed, 503: 'The payment provider is not available.' },
  },
  myOrders: {
    ...forBuyer,
    summary: 'Your own orders with at least one payment attempt, latest first',
    reply: reply({ result: z.array(orderTable.fromWire) }),
    refusals: { 401: noSession },
  },
  retryOrder: {
    ...forBuyer,
    priority: 'first',
    summary: 'Pay an order again after a failed attempt',
    body: orderRetry,
    reply: paymentPage,
    refusals: { ...refusals, 404: noOrder, 409: changed, 503: 'The payment provider is not available.' },
  },
  quote: {
    summary: 'The price of an order as of now, with delivery, weight and stock',
    body: quoteRequest,
    reply: reply({ result: quoteTable.fromWire }),
    refusals: { 400: invalid, 429: tooMany },
  },
  lastAddress: {
    ...forBuyer,
    summary: 'Address to prefill: that of your last order, otherwise name, e-mail and phone of your account',
    reply: reply({ result: addressTable.fromWire }),
    refusals: { 401: noSession },
  },
  cancelOrder: {
    ...forBuyer,
    summary: 'Cancel an order, or the copies of a paid one that `lines` names, before its dispatch',
    body: cancelRequest,
    reply: order,
    refusals: {
      ...refusals,
      404: noOrder,
      409: 'A payment is under way, the parcel has left, or there are fewer copies to cancel.',
    },
  },
  changeAddress: {
    ...forBuyer,
    summary: 'Change the delivery address of an order before its parcel is packed; its price stays the same',
    body: addressChange,
    reply: order,
    refusals: {
      ...refusals,
      404: noOrder,
      409: 'The parcel is packed, the order is cancelled or being changed, or it has changed since you saw it.',
    },
  },
  requestReturn: {
    ...forBuyer,
    summary: 'Ask to return a delivered order, or the copies of it that `lines` names',
    body: returnRequest,
    reply: order,
    refusals: {
      ...refusals,
      404: noOrder,
      409: 'The order is not delivered, the time for returns has passed, or you have asked for these copies already.',
    },
  },
  withdrawReturn: {
    ...forBuyer,
    summary: 'Withdraw the open return of an order before its parcel has arrived',
    body: returnWithdrawal,
    reply: order,
    refusals: {
      ...refusals,
      404: noOrder,
      409: 'The parcel has arrived, the return is decided, there is none, or the order has changed since you saw it.',
    },
  },
})
