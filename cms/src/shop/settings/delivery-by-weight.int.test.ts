/** @sqlite-only settings and sums, which both databases store alike */
import { gramsOf } from '@pravesh/shared/shop/orders/parcel'
import { paths } from '@pravesh/shared/site/paths'
import { beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aBoughtOrder, anOrderBody, readOrder } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { loadPage } from '../../content/index.ts'
import { receiptOf } from '../../documents/index.ts'
import type { Book, Student } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { billView } from '../documents/bill-view.ts'
import { linesOf } from '../orders/order-lines.ts'
import { shopNumbers } from './shop-numbers.ts'
import { shopPlaceholders } from './shop-placeholders.ts'

const portal = startTestPortal()
const SLABS = [
  { upToGrams: 500, pricePaise: 50_00 },
  { upToGrams: 1000, pricePaise: 75_50 },
]
let light: Book
let heavy: Book
let student: Student
let buyer: Record<string, string>
let store: Record<string, string>

const save = (change: Record<string, unknown>) => {
  const perCopy = { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00, freeOverPaise: 2000_00 }
  const delivery = { ...perCopy, basis: 'weight', slabs: SLABS, furtherKgPaise: 33_00, ...change }
  return portal.call('POST', '/api/globals/shop-settings', { delivery }, store)
}

beforeAll(async () => {
  const { payload } = portal
  light = await aPublishedBook(payload, { name: 'A Light Book', pricePaise: 200_00, weightGrams: 450, copies: 1 })
  heavy = await aPublishedBook(payload, { name: 'A Heavy Book', pricePaise: 300_00, weightGrams: 700, copies: 9 })
  student = await aGuest(payload)
  buyer = await loggedIn(payload, student)
  store = (await aStaffSession(portal, ['store'])).headers
})

const valuesOf = async (names: readonly string[]) => {
  const records = recordsOf({ payload: portal.payload })
  const named = shopPlaceholders.filter(({ name }) => names.includes(name))
  return Promise.all(named.map(({ value }) => value(records)))
}

it('is refused with weights that are no price list, naming the row', async () => {
  for (const [slabs, message] of [
    [[], 'Add the first weight with its price, or choose the price for each copy.'],
    [[...SLABS].reverse(), 'Row 2: enter a weight above that of row 1.'],
    [[SLABS[0], { upToGrams: 1000, pricePaise: 49_99 }], 'Row 2: a heavier parcel cannot cost less than in row 1.'],
  ] as const) {
    const { status, text } = await save({ slabs })
    expect([status, text]).toEqual([400, expect.stringContaining(message)])
  }
  for (const wrong of [{ furtherKgPaise: -1 }, { furtherKgPaise: null }, { basis: 'size' }]) {
    expect((await save(wrong)).status).toBe(400)
  }
  expect(await valuesOf(['way of pricing delivery'])).toEqual(['for each copy'])
})

it('prices page, quote and order alike, and what the order was charged stays', async () => {
  expect((await save({})).status).toBe(200)
  const page = await loadPage({ payload: portal.payload, path: paths.book(light.id, 'a-light-book') })
  expect(page).toMatchObject({ book: { deliveryPaise: 50_00 }, deliveredByWeight: true })

  const items = [light, heavy].map(({ id }, index) => ({ book_id: id, units: index + 1 }))
  const { reply } = await portal.call('POST', '/api/orderbook/quote', { items })
  // 450 g and 2 × 700 g: the last weight and one further kilogram.
  expect(reply.result).toMatchObject({
    sub_total: 800,
    delivery_price: 108.5,
    payment_with_shipping: 908.5,
    delivery_by: 'weight',
    until_free_delivery: 1201,
    books_weight: 1.85,
    weight: 2,
  })

  const lines = [light, heavy].map(({ id: bookId }, index) => ({ bookId, units: index + 1 }))
  const seen = anOrderBody(lines, { delivery_price: 108.5, payment_with_shipping: 908.5 })
  const placed = await portal.call('POST', '/api/fakeorder/addFakeOrder', seen, buyer)
  const order = await readOrder(portal.payload, placed.reply.oid)
  expect(order).toMatchObject({ booksPaise: 800_00, deliveryPaise: 108_50, totalPaise: 908_50 })
  expect(linesOf(order).map(({ deliveryPaise }) => deliveryPaise)).toEqual([26_39, 82_11])
  // My Orders shows the weight that was priced.
  expect(gramsOf(linesOf(order))).toBe(reply.result.books_weight * 1000)

  await save({ furtherKgPaise: 40_00 })
  expect(await readOrder(portal.payload, order.id)).toMatchObject({ deliveryPaise: 108_50 })
  const again = await portal.call('POST', '/api/fakeorder/addFakeOrder', seen, buyer)
  expect([again.status, again.reply.msg]).toEqual([409, expect.stringContaining('Delivery now costs ₹115.50')])
})

it('is on bill, order page and e-mail as it was quoted', async () => {
  await save({})
  const { payload } = portal
  const { reply: quoted } = await portal.call('POST', '/api/orderbook/quote', {
    items: [{ book_id: heavy.id, units: 2 }],
  })
  expect(quoted.result).toMatchObject({ sub_total: 600, delivery_price: 108.5, payment_with_shipping: 708.5 })
  const items = [{ bookId: heavy.id, units: 2 }]
  const { order, transactionId } = await aBoughtOrder(portal, { studentId: student.id, items })
  const paid = await receiptOf({ payload, transactionId, now: new Date() })
  expect(paid && billView({ order, ...paid, locale: 'en' })).toMatchObject({
    books: '₹600.00',
    delivery: '₹108.50',
    amount: '₹708.50',
  })
  const { reply: mine } = await portal.call('GET', '/api/orderbook/getMyBookOrders', undefined, buyer)
  expect(mine.result[0]).toMatchObject({ delivery_price: 108.5, payment_with_shipping: 708.5 })
  const [mail] = await messagesTo(payload, student.email, 'order-news')
  expect(mail?.text).toContain('We received your payment of ₹708.50')
  expect(mail?.text).toMatch(/Paid:\s*₹708\.50/)
})

it('is said by the policy in place of the price of a copy', async () => {
  await save({})
  expect(await valuesOf(['way of pricing delivery', 'delivery price', 'delivery price by weight'])).toEqual([
    'by the weight of all books',
    null,
    '₹50 up to 500 g, ₹75.50 up to 1 kg and ₹33 for each further kilogram',
  ])
  const numbers = shopNumbers.find(({ name }) => name === 'delivery')
  expect(await numbers?.values(recordsOf({ payload: portal.payload }))).toEqual([50, 75.5, 33, 2000])
  await save({ basis: 'copies' })
  expect(await valuesOf(['delivery price', 'delivery price by weight'])).toEqual(['₹180', null])
})
