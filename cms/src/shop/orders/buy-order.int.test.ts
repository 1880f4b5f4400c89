import { describe, expect, it } from 'vitest'
import { anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import { anOrderBody, movementsOf, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Shipment, Student } from '../../payload-types.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)

async function buyer(make = aGuest) {
  const student = await make(portal.payload)
  const headers = await loggedIn(portal.payload, student)
  const send = (method: string, path: string) => (body?: object) => portal.call(method, `/api/${path}`, body, headers)
  return {
    student,
    place: send('POST', 'fakeorder/addFakeOrder'),
    pay: send('POST', 'payment/addPayment'),
    retry: send('POST', 'orderbook/completeOrderPayment'),
    mine: send('GET', 'orderbook/getMyBookOrders'),
    cancel: send('POST', 'orderbook/cancelOrder'),
    address: send('GET', 'orderbook/getMyAddress'),
  }
}

const shipmentsOf = async ({ id: studentId }: Student) =>
  (await portal.payload.find({ collection: 'shipments', where: { studentId: { equals: studentId } } }))
    .docs as Shipment[]

describe('a guest buys two copies of a book', () => {
  it('which are reserved, then taken; the order is paid and has one shipment', async () => {
    const book = await aPublishedBook(portal.payload)
    const { student, place, pay, mine } = await buyer()
    const body = anOrderBody([{ bookId: book.id, units: 2 }], {
      sub_total: 641,
      delivery_price: 360,
      payment_with_shipping: 1001,
      MUID: 'MUID1',
      transactionId: 'T-of-the-client',
    })
    const placed = await place(body)
    expect(placed).toMatchObject({
      status: 200,
      reply: { success: true, oid: expect.any(String), order_id: expect.stringMatching(/^ORD/) },
    })
    expect(placed.reply.result).toMatchObject({
      payment_status: false,
      status: 'unpaid',
      payment_with_shipping: 1001,
      view: { state: 'unpaid', weightGrams: 1000 },
    })
    expect((await mine()).reply.result).toEqual([])
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])

    const { reply } = await pay({ transactionId: 'T-of-the-client', payment_with_shipping: 1001, paidfor: 'book' })
    expect(reply).toMatchObject({ success: true, url: expect.stringContaining('/pay/') })
    expect(reply.transactionId).not.toBe('T-of-the-client')
    expect(await stockOf(portal.payload, book)).toEqual([3, 2])
    expect((await mine()).reply.result).toMatchObject([
      { view: { state: 'unpaid', owed: { state: 'opened', action: 'pay' }, mayCancel: true } },
    ])

    await bank.act(reply.transactionId, 'pay')
    await bank.report(reply.transactionId)
    expect(await stockOf(portal.payload, book)).toEqual([3, 0])
    expect(await movementsOf(portal.payload, book)).toMatchObject([{ kind: 'sale', change: -2, copiesAfter: 3 }])
    const [row] = (await mine()).reply.result
    expect(row).toMatchObject({
      _id: placed.reply.oid,
      order_id: placed.reply.order_id,
      payment_status: true,
      payment_with_shipping: 1001,
      book_price: 320.5,
      book_qty: 2,
      total_book_price: 641,
      delivery_price: 360,
      ship_order_id: '',
      billing_customer_name: 'Asha',
      billing_district: 'NADIA',
      book_id: { _id: book.id, bookname: 'Childhood and Growing Up', booknumber: 3 },
      books: [{ _id: book.id }],
      view: { state: 'paid', mayCancel: true, hasBill: true, shipment: { status: 'waiting' } },
    })
    expect(await shipmentsOf(student)).toHaveLength(1)
    expect(await messagesTo(portal.payload, student.email ?? '', 'order-news')).toHaveLength(1)
  })

  it('a repeated call returns the same order, changed content another one', async () => {
    const book = await aPublishedBook(portal.payload)
    const { place } = await buyer()
    const body = (units: number) => anOrderBody([{ bookId: book.id, units }], { transactionId: 'T1' })
    const all = await Promise.all([place(body(1)), place(body(1)), place(body(1))])
    expect(new Set(all.map(({ reply }) => reply.oid)).size).toBe(1)
    expect((await place(body(2))).reply.oid).not.toBe(all[0]?.reply.oid)
  })

  it('a failed payment releases the copies, and the order can be paid again', async () => {
    const book = await aPublishedBook(portal.payload, { copies: 2 })
    const { place, pay, retry, mine } = await buyer()
    const { oid } = (await place(anOrderBody([{ bookId: book.id, units: 1 }]))).reply
    const { transactionId } = (await pay({ paidfor: oid })).reply
    await bank.act(transactionId, 'fail')
    expect(await stockOf(portal.payload, book)).toEqual([2, 0])
    expect((await mine()).reply.result).toMatchObject([
      { payment_status: false, view: { state: 'unpaid', owed: { state: 'failed', action: 'pay', transactionId } } },
    ])
    const second = (await retry({ oid, payment_with_shipping: 500.5 })).reply
    expect(await stockOf(portal.payload, book)).toEqual([1, 1])
    await bank.act(second.transactionId, 'pay')
    expect(await readOrder(portal.payload, oid)).toMatchObject({ status: 'paid', paymentId: second.transactionId })
    expect((await retry({ oid })).status).toBe(409)
    expect((await pay({ paidfor: oid })).status).toBe(409)
    expect(await stockOf(portal.payload, book)).toEqual([1, 0])
  })

  it('prefills the next order from the last one, and the first from the account', async () => {
    const book = await aPublishedBook(portal.payload)
    const { place, address } = await buyer(() => aGuest(portal.payload, { name: 'RINA DEVI SHARMA' }))
    expect((await address()).reply.result).toMatchObject({
      billing_customer_name: 'RINA DEVI',
      billing_last_name: 'SHARMA',
      billing_address: '',
      billing_country: 'India',
    })
    await place(anOrderBody([{ bookId: book.id, units: 1 }]))
    expect((await address()).reply.result).toMatchObject({ billing_customer_name: 'Asha', billing_pincode: '741101' })
  })
})

describe('before the payment, the reply says', () => {
  it.each([
    ['the price', { order_items: 'single_price' }, 'costs'],
    ['the delivery', { delivery_price: 80 }, 'Delivery now costs ₹180.00'],
    ['the total', { payment_with_shipping: 1 }, 'The total is now ₹500.50'],
  ])('that %s has changed', async (_, change, message) => {
    const book = await aPublishedBook(portal.payload)
    const { place } = await buyer()
    const body = anOrderBody([{ bookId: book.id, units: 1 }], change)
    const items = [{ sku: book.id, units: 1, single_price: 300 }]
    const { status, reply } = await place({ ...body, ...('order_items' in change && { order_items: items }) })
    expect([status, reply.msg]).toEqual([409, expect.stringContaining(message)])
    expect(reply.changes).toHaveLength(1)
  })

  it('that a book is sold out, has too few copies, or is no longer on sale', async () => {
    const [none, two, inactive] = await Promise.all([
      aPublishedBook(portal.payload, { name: 'Gone', copies: 0 }),
      aPublishedBook(portal.payload, { name: 'Rare', copies: 2 }),
      anInactiveBook(portal.payload),
    ])
    const { place } = await buyer()
    const bodies = [none, two, inactive].map(({ id }) => ({ bookId: id, units: 3 }))
    const { status, reply } = await place(anOrderBody([...bodies, { bookId: 'unknown', units: 1 }]))
    expect(status).toBe(409)
    expect(reply.changes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'soldOut',
      'tooFew',
      'unavailable',
      'unavailable',
    ])
  })

  itsRule('at the last step, when price, delivery or stock changed after the order was placed', async () => {
    const { payload } = portal
    const book = await aPublishedBook(payload, { copies: 2 })
    const { place, pay } = await buyer()
    const { oid } = (await place(anOrderBody([{ bookId: book.id, units: 1 }]))).reply
    await payload.update({ collection: 'books', id: book.id, data: { pricePaise: 30_000, _status: 'published' } })
    const dearer = await pay({ paidfor: oid, payment_with_shipping: 500.5 })
    expect([dearer.status, dearer.reply.changes[0].kind]).toEqual([409, 'price'])
    const agreed = (await pay({ paidfor: oid, payment_with_shipping: 480 })).reply
    expect(agreed.success).toBe(true)
    await bank.act(agreed.transactionId, 'pay')
    expect(await readOrder(payload, oid)).toMatchObject({ status: 'paid', booksPaise: 30_000, totalPaise: 48_000 })

    const other = await buyer()
    const late = (await other.place(anOrderBody([{ bookId: book.id, units: 1 }]))).reply
    expect(late.result.delivery_price).toBe(80)
    await payload.update({ collection: 'books', id: book.id, data: { active: false, _status: 'published' } })
    const off = await other.pay({ paidfor: late.oid })
    expect([off.status, off.reply.changes[0].kind]).toEqual([409, 'unavailable'])
    expect(await stockOf(payload, book)).toEqual([1, 0])
  })
})

describe('access', () => {
  itsRule('another student’s order does not exist', async () => {
    const book = await aPublishedBook(portal.payload)
    const [asha, ravi] = [await buyer(), await buyer(anActiveStudent)]
    const body = anOrderBody([{ bookId: book.id, units: 1 }], { transactionId: 'T-shared' })
    const { oid, order_id } = (await asha.place(body)).reply
    for (const id of [oid, order_id]) {
      expect((await ravi.pay({ paidfor: id, transactionId: 'T-shared' })).status).toBe(404)
      expect((await ravi.retry({ oid: id })).status).toBe(404)
      expect((await ravi.cancel({ oid: id })).status).toBe(404)
    }
    expect((await ravi.pay({ transactionId: 'T-shared' })).status).toBe(404)
    expect((await ravi.mine()).reply.result).toEqual([])
  })

  it('visitors log in first', async () => {
    for (const path of ['fakeorder/addFakeOrder', 'payment/addPayment', 'orderbook/completeOrderPayment']) {
      expect((await portal.call('POST', `/api/${path}`, {})).status).toBe(401)
    }
    expect((await portal.call('GET', '/api/orderbook/getMyBookOrders')).status).toBe(401)
  })

  it.each([
    [{ billing_pincode: '012345' }, 'billing_pincode'],
    [{ billing_pincode: '999999' }, 'billing_pincode'],
    [{ billing_state: 'ATLANTIS' }, 'billing_state'],
    [{ billing_district: 'PATNA' }, 'billing_district'],
    [{ billing_country: 'Nepal' }, 'billing_country'],
    [{ billing_phone: '12345' }, 'billing_phone'],
    [{ billing_email: { $ne: '' } }, 'billing_email'],
    [{ order_items: [] }, 'order_items'],
    [{ order_items: [{ sku: 'a', units: 4 }] }, 'order_items.0.units'],
    [
      {
        order_items: [
          { sku: 'a', units: 2 },
          { sku: 'a', units: 2 },
        ],
      },
      'order_items',
    ],
  ])('names the wrong field: %j', async (change, field) => {
    const { place } = await buyer()
    const { status, reply } = await place(anOrderBody([{ bookId: 'x', units: 1 }], change))
    expect([status, reply.errors[0].field]).toEqual([400, field])
  })
})
