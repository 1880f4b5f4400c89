/** @sqlite-only fields of settings, which both databases store alike */
import type { ShopSettings } from '@pravesh/shared/shop/orders/shop-settings'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { anOrderBody, readOrder } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Book } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { loadShopSettings, shopSettings } from './shop-settings.ts'

const portal = startTestPortal()
let book: Book
let headers: Record<string, string>

beforeAll(async () => {
  book = await aPublishedBook(portal.payload, { pricePaise: 66_667, copies: 9 })
  headers = await loggedIn(portal.payload, await aGuest(portal.payload))
})
afterEach(() => setThreshold(2000_00))

const settings = { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00 }
const setThreshold = (freeOverPaise: ShopSettings['delivery']['freeOverPaise']) =>
  portal.payload.updateGlobal({ slug: 'shop-settings', data: { delivery: { ...settings, freeOverPaise } } })

const quote = async (units: number) => {
  const { reply } = await portal.call('POST', '/api/orderbook/quote', { items: [{ book_id: book.id, units }] })
  return reply.result
}
const place = (units: number, seen: Record<string, unknown> = {}) =>
  portal.call('POST', '/api/fakeorder/addFakeOrder', anOrderBody([{ bookId: book.id, units }], seen), headers)

describe('the threshold', () => {
  it('is ₹2,000 until staff change it, and off when they empty it, for orders and for pages', async () => {
    const { payload } = portal
    const inForce = async () =>
      (await Promise.all([shopSettings(payload), loadShopSettings(recordsOf({ payload }))])).map(
        (each) => each.delivery,
      )
    for (const freeOverPaise of [2000_00, 1500_00, null, 0]) {
      if (freeOverPaise !== 2000_00) await setThreshold(freeOverPaise)
      expect(await inForce()).toEqual([1, 2].map(() => expect.objectContaining({ ...settings, freeOverPaise })))
    }
  })

  it('is an amount in whole paise', async () => {
    const { headers: asStore } = await aStaffSession(portal, ['store'])
    const save = (freeOverPaise: unknown) =>
      portal.call('POST', '/api/globals/shop-settings', { delivery: { ...settings, freeOverPaise } }, asStore)
    for (const wrong of [-1, 0.5]) expect((await save(wrong)).status).toBe(400)
    expect((await save(null)).status).toBe(200)
  })
})

describe('an order', () => {
  it('below the threshold pays for delivery, and its quote says how much more makes it free', async () => {
    expect(await quote(2)).toMatchObject({ sub_total: 1333.34, delivery_price: 360, until_free_delivery: 667 })
    const { reply } = await place(2, { delivery_price: 360 })
    expect(await readOrder(portal.payload, reply.oid)).toMatchObject({ deliveryPaise: 360_00, totalPaise: 169_334 })
  })

  it('above it does not, on any line', async () => {
    expect(await quote(3)).toMatchObject({
      sub_total: 2000.01,
      delivery_price: 0,
      payment_with_shipping: 2000.01,
      until_free_delivery: null,
      items: [{ delivery_price: 0 }],
    })
    const { reply } = await place(3, { delivery_price: 0, payment_with_shipping: 2000.01 })
    expect(await readOrder(portal.payload, reply.oid)).toMatchObject({
      deliveryPaise: 0,
      totalPaise: 200_001,
      lines: [{ deliveryPaise: 0 }],
    })
  })

  it('at the threshold does, and while it is off', async () => {
    for (const threshold of [200_001, null]) {
      await setThreshold(threshold)
      const until = threshold === null ? null : 1
      expect(await quote(3)).toMatchObject({ delivery_price: 540, until_free_delivery: until })
    }
  })

  it('is refused if the buyer saw another delivery price', async () => {
    const { status, reply } = await place(3, { delivery_price: 540 })
    expect([status, reply.msg]).toEqual([409, expect.stringContaining('Delivery is now free')])
  })
})
