import { orderAddress } from '@pravesh/shared/shop/fixtures/address'
import { addressTable } from '@pravesh/shared/shop/orders/wire'
import { expect } from 'vitest'
import { aPublishedBook } from './builders/books.ts'
import { aDeliveredOrder, anOrderBody } from './builders/orders.ts'
import { aGuest, loggedIn } from './builders/students.ts'
import type { documentedCalls } from './documented-calls.ts'
import { simulatorOf } from './simulator.ts'
import type { TestPortal } from './start-test-portal.ts'

interface OrderCallOptions {
  portal: TestPortal
  ask: ReturnType<typeof documentedCalls>['ask']
}

/** Asks every call for orders, with success and with each refusal. */
export async function checkOrderCalls({ portal, ask }: OrderCallOptions): Promise<void> {
  const book = await aPublishedBook(portal.payload)
  const guest = await aGuest(portal.payload)
  const as = await loggedIn(portal.payload, guest)
  const post = (path: string, body: object, headers: Record<string, string> = as) =>
    ask('POST', `/api/${path}`, body, headers)
  const items = [{ bookId: book.id, units: 1 }]
  const body = anOrderBody(items)

  expect((await post('fakeorder/addFakeOrder', body, {})).status).toBe(401)
  expect((await post('fakeorder/addFakeOrder', {})).status).toBe(400)
  expect((await post('fakeorder/addFakeOrder', { ...body, payment_with_shipping: 1 })).status).toBe(409)
  const { status, reply } = await post('fakeorder/addFakeOrder', body)
  expect(status).toBe(200)
  const { oid } = reply

  for (const [path, name] of [
    ['payment/addPayment', 'paidfor'],
    ['orderbook/completeOrderPayment', 'oid'],
  ] as const) {
    expect((await post(path, { [name]: oid, payment_with_shipping: 1 })).status).toBe(409)
    expect((await post(path, { [name]: 'unknown' })).status).toBe(404)
    expect((await post(path, { [name]: { $ne: '' } })).status).toBe(400)
    expect((await post(path, {}, {})).status).toBe(401)
  }
  const paid = await post('payment/addPayment', { paidfor: oid })
  expect(paid.status).toBe(200)
  await simulatorOf(portal).act(paid.reply.transactionId, 'pay')

  const quote = (each: object) => post('orderbook/quote', { items: [each] }, {})
  expect((await quote({ book_id: book.id, units: 2 })).reply.result).toMatchObject({ payment_with_shipping: 1001 })
  expect((await quote({ book_id: 'unknown', units: 1 })).reply.result).toMatchObject({ may_order: false })
  expect((await quote({ book_id: book.id, units: 4 })).status).toBe(400)

  for (const call of ['getMyBookOrders', 'getMyAddress', 'getMyBasket']) {
    expect((await ask('GET', `/api/orderbook/${call}`, undefined, as)).status).toBe(200)
    expect((await ask('GET', `/api/orderbook/${call}`)).status).toBe(401)
  }
  expect((await ask('GET', `/api/purchesbook/getRelatedBooks/${book.id}`)).status).toBe(200)
  expect((await post('purchesbook/notifyWhenBack', {}, {})).status).toBe(400)
  await checkBasketCalls({ post, items: [{ book_id: book.id, units: 2 }] })
  await checkCourierCalls({ ask, as })
  const delivered = await aDeliveredOrder(portal, { studentId: guest.id, items })
  const back = (id: unknown) => post('orderbook/requestReturn', { oid: id, reason: 'damaged' })
  expect([await back(oid), await back('x'), await back({})].map((each) => each.status)).toEqual([409, 404, 400])
  expect((await back(delivered.id)).reply.result.view.state).toBe('returnRequested')
  const withdraw = (id: unknown, revision: number, headers: Record<string, string> = as) =>
    post('orderbook/withdrawReturn', { oid: id, revision }, headers)
  const withdrawn = [await withdraw(delivered.id, 9), await withdraw('x', 1), await withdraw({}, 1)]
  expect([...withdrawn, await withdraw(delivered.id, 1, {})].map((each) => each.status)).toEqual([409, 404, 400, 401])
  const { revision } = (await ask('GET', '/api/orderbook/getMyBookOrders', undefined, as)).reply.result.find(
    (each: { view: { id: string } }) => each.view.id === delivered.id,
  ).view
  expect((await withdraw(delivered.id, revision)).reply.result.view.state).toBe('paid')
  const address = addressTable.toWire(orderAddress)
  const move = (id: unknown, headers: Record<string, string> = as) =>
    post('orderbook/changeAddress', { ...address, oid: id, revision: 0 }, headers)
  const moved = [await move(delivered.id), await move('x'), await move({}), await move(oid, {})]
  expect(moved.map((each) => each.status)).toEqual([409, 404, 400, 401])
  const cancel = (id: unknown) => post('orderbook/cancelOrder', { oid: id })
  expect([await cancel(delivered.id), await cancel('x'), await cancel({})].map((each) => each.status)).toEqual([
    409, 404, 400,
  ])
  expect((await cancel(oid)).reply.result).toMatchObject({ status: 'cancelled', payment_status: true })
}

interface BasketCallOptions {
  post: (path: string, body: object, headers?: Record<string, string>) => ReturnType<OrderCallOptions['ask']>
  items: readonly object[]
}

async function checkBasketCalls({ post, items }: BasketCallOptions): Promise<void> {
  for (const [call, body] of [
    ['saveMyBasket', { items, revision: 0 }],
    ['mergeMyBasket', { items }],
  ] as const) {
    expect((await post(`orderbook/${call}`, body)).reply.result).toMatchObject({ items, revision: 1 })
    expect((await post(`orderbook/${call}`, { items: 'all' })).status).toBe(400)
    expect((await post(`orderbook/${call}`, body, {})).status).toBe(401)
  }
  expect((await post('orderbook/saveMyBasket', { items, revision: 0 })).status).toBe(409)
}

async function checkCourierCalls({ ask, as }: Pick<OrderCallOptions, 'ask'> & { as: Record<string, string> }) {
  const post = (path: string, body: object) => ask('POST', `/api/${path}`, body)
  const { token } = (await ask('GET', '/api/shiprocket/loginUser', undefined, as)).reply.result
  expect((await ask('GET', '/api/courier/serviceability/741235', undefined, as)).status).toBe(200)
  expect((await post('shiprocket/findpickuplocation', { shiptoken: token })).status).toBe(200)
  expect((await post('shiprocket/findpickuplocation', { shiptoken: 'x' })).status).toBe(401)
  expect((await post('shiprocket/getOrderByship_order_id', { token, ship_order_id: 'unknown' })).status).toBe(404)
  expect((await post('shiprocket/trackOrderByawb', { token, awb_id: 'unknown' })).status).toBe(404)
  expect((await post('courier/events', {})).status).toBe(404)
}
