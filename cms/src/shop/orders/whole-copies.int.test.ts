import { UNITS_MESSAGE } from '@pravesh/shared/shop/orders/payloads'
import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const JSON_TYPE = { 'content-type': 'application/json' }

it.each(['"2"', '"02"', '3.0', '2e0', '1.5', '0', '4', '-1', 'null', 'true', '[1]', '"x"'])(
  'refuses %s copies of a book',
  async (units) => {
    const book = await aPublishedBook(portal.payload)
    const headers = { ...JSON_TYPE, ...(await loggedIn(portal.payload, await anActiveStudent(portal.payload))) }
    const quote = `{"items":[{"book_id":"${book.id}","units":${units}}]}`
    const order = `{"order_items":[{"sku":"${book.id}","units":${units}}]}`
    for (const [path, body, field] of [
      ['/api/orderbook/quote', quote, 'items.0.units'],
      ['/api/fakeorder/addFakeOrder', order, 'order_items.0.units'],
    ]) {
      const { status, reply } = await portal.call('POST', path ?? '', body, headers)
      expect(status).toBe(400)
      expect(reply.errors).toContainEqual(expect.objectContaining({ field, message: UNITS_MESSAGE }))
    }
  },
)

it('accepts whole numbers of copies', async () => {
  const book = await aPublishedBook(portal.payload)
  const body = `{"items":[{"book_id":"${book.id}","units":3}]}`
  expect((await portal.call('POST', '/api/orderbook/quote', body, JSON_TYPE)).status).toBe(200)
})
