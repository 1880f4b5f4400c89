import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import {
  aBuyerOfTwoBooks,
  asStore,
  partOf,
  refundHeld,
  violatedInvariants,
} from '../../../test/builders/order-parts.ts'
import {
  aBoughtOrder,
  aStartedOrder,
  movementsOf,
  moveParcel,
  readOrder,
  stockOf,
} from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { refundWork } from '../../payments/refunds/refund-work.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { parcelOf } from '../couriers/parcel-of.ts'
import { shipmentWork } from '../couriers/shipment-work.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderEffects } from './order-effects.ts'

const portal = startTestPortal()
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const refundNow = () => runDue({ payload: portal.payload, work: refundWork(), now: () => later(1) })
const parcelIn = async (id: string) => {
  const shipment = await findShipmentOf(portal.payload, id)
  if (shipment === null) throw new Error('No parcel.')
  return { shipment, parcel: parcelOf(await readOrder(portal.payload, id), shipment) }
}

describe('cancelling a part', () => {
  it('refunds its books, puts its copies back and books the parcel again without them; then the rest, with delivery', async () => {
    const { one, two, order: bought, call, news } = await aBuyerOfTwoBooks(portal)
    const { order, transactionId } = await aBoughtOrder(portal, bought)
    await runDue({ payload: portal.payload, work: shipmentWork, now: () => later(1) })
    expect((await parcelIn(order.id)).shipment).toMatchObject({ status: 'created', courierOrderId: order.orderNumber })
    const { status, reply } = await call('cancelOrder', { oid: order.id, lines: partOf([one, 1], [two, 2]) })
    expect([status, reply.msg]).toEqual([200, 'The books that you chose are cancelled. We refund ₹720.50.'])
    expect(reply.result.view).toMatchObject({
      state: 'paid',
      mayCancel: true,
      totalPaise: order.totalPaise,
      refundPendingPaise: 720_50,
      restPaise: order.totalPaise - 720_50,
      weightGrams: 1000,
      lines: [
        { bookId: one.id, units: 3, cancelled: 1, cancellable: 2 },
        { bookId: two.id, units: 2, cancelled: 2, cancellable: 0 },
      ],
    })
    expect([await stockOf(portal.payload, one), await stockOf(portal.payload, two)]).toEqual([
      [3, 0],
      [5, 0],
    ])
    const { shipment, parcel } = await parcelIn(order.id)
    expect(shipment).toMatchObject({ status: 'waiting', courierOrderId: null })
    expect(parcel).toMatchObject({ orderNumber: `${order.orderNumber}-2`, booksPaise: 641_00, weightGrams: 1000 })
    expect(parcel.lines.map(({ sku, units }) => [sku, units])).toEqual([[one.id, 2]])
    await runDue({ payload: portal.payload, work: shipmentWork, now: () => later(2) })
    expect((await parcelIn(order.id)).shipment).toMatchObject({ status: 'created' })
    expect(await violatedInvariants(portal)).toEqual([])

    expect((await call('cancelOrder', { oid: order.id, lines: partOf([one, 2]) })).status).toBe(200)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'cancelled' })
    expect(await refundHeld(portal, transactionId)).toBe(order.totalPaise)
    expect(await stockOf(portal.payload, one)).toEqual([5, 0])
    expect((await movementsOf(portal.payload, one)).map(({ change }) => change).sort()).toEqual([-3, 1, 2])
    expect((await parcelIn(order.id)).shipment).toMatchObject({ status: 'cancelled' })
    await refundNow()
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ refundedPaise: order.totalPaise })
    expect(await news()).toHaveLength(3)
    expect(await violatedInvariants(portal)).toEqual([])
  })

  it('by several calls at once cancels once for what each of them saw', async () => {
    const { one, order: bought, call } = await aBuyerOfTwoBooks(portal)
    const { order, transactionId } = await aBoughtOrder(portal, bought)
    const body = { oid: order.id, lines: partOf([one, 1]), revision: order.revision }
    const all = await Promise.all([1, 2, 3].map(() => call('cancelOrder', body)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await call('cancelOrder', body)).reply.msg).toMatch(/^This order has changed/)
    expect(await refundHeld(portal, transactionId)).toBe(320_50)
    expect(await stockOf(portal.payload, one)).toEqual([3, 0])
  })

  it('at the same time as the rest refunds everything once', async () => {
    const { one, two, order: bought, call } = await aBuyerOfTwoBooks(portal)
    const { order, transactionId } = await aBoughtOrder(portal, bought)
    const calls = [{ oid: order.id, lines: partOf([one, 2]) }, { oid: order.id }]
    await Promise.all(calls.map((body) => call('cancelOrder', body)))
    await runDue({ payload: portal.payload, work: orderEffects, now: () => later(5) })
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'cancelled' })
    expect(await refundHeld(portal, transactionId)).toBe(order.totalPaise)
    expect([await stockOf(portal.payload, one), await stockOf(portal.payload, two)]).toEqual([
      [5, 0],
      [5, 0],
    ])
  })

  itsRule('is refused for anything but copies that are left', async () => {
    const { one, two, order: bought, call } = await aBuyerOfTwoBooks(portal)
    const other = await aPublishedBook(portal.payload)
    const { order, transactionId } = await aBoughtOrder(portal, bought)
    const statusOf = async (lines: unknown) => (await call('cancelOrder', { oid: order.id, lines })).status
    const line = (units: unknown, id: unknown = one.id) => [{ book_id: id, book_qty: units }]
    for (const units of [0, -1, 1.5, 4, 1e9, '1', null, { $gt: 0 }]) expect(await statusOf(line(units))).toBe(400)
    for (const id of [other.id, 'x', '', { $ne: '' }]) expect(await statusOf(line(1, id))).toBe(400)
    for (const lines of [[], {}, 'all', null, Array.from({ length: 31 }, () => line(1)[0])]) {
      expect(await statusOf(lines)).toBe(400)
    }
    expect(await statusOf(partOf([one, 2], [one, 2]))).toBe(409)
    expect(await statusOf(partOf([two, 3]))).toBe(409)
    expect((await call('cancelOrder', { oid: order.id, lines: partOf([one, 1]), revision: -1 })).status).toBe(400)
    const stranger = await loggedIn(portal.payload, await aGuest(portal.payload))
    const path = '/api/orderbook/cancelOrder'
    expect((await portal.call('POST', path, { oid: order.id, lines: partOf([one, 1]) }, stranger)).status).toBe(404)
    const current = await readOrder(portal.payload, order.id)
    expect([current.revision, current.cancellations ?? null]).toEqual([order.revision, null])
    expect([await refundHeld(portal, transactionId), await stockOf(portal.payload, one)]).toEqual([0, [2, 0]])
    await moveParcel(portal.payload, order, { status: 'shipped' })
    expect(await statusOf(partOf([one, 1]))).toBe(409)
  })

  itsRule('keeps free delivery, and never refunds more than was paid', async () => {
    const { payload } = portal
    const book = await aPublishedBook(payload, { pricePaise: 700_00 })
    const { order, transactionId } = await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 3 }] })
    expect(order).toMatchObject({ deliveryPaise: 0, totalPaise: 2100_00 })
    const items: OrderItem[] = [{ bookId: book.id, units: 1 }]
    const cancel = async () =>
      cancelOrder({
        payload,
        order: await readOrder(payload, order.id),
        by: 'Buyer',
        reason: '',
        items,
        now: new Date(),
      })
    expect(await cancel()).toMatchObject({ status: 'paid', deliveryPaise: 0, totalPaise: 2100_00 })
    expect([await refundHeld(portal, transactionId), (await cancel()).status]).toEqual([700_00, 'paid'])
    expect([(await cancel()).status, await refundHeld(portal, transactionId)]).toEqual(['cancelled', 2100_00])
    expect(await stockOf(payload, book)).toEqual([5, 0])
    await expect(cancel()).rejects.toMatchObject({ status: 409 })
  })

  itsRule('by staff needs a reason, which the buyer reads', async () => {
    const { one, order: bought, news } = await aBuyerOfTwoBooks(portal)
    const { order } = await aBoughtOrder(portal, bought)
    const items = [{ bookId: one.id, units: 2 }]
    expect((await asStore(portal, order, 'cancel', { items, revision: order.revision })).status).toBe(400)
    const body = { items, reason: 'Two copies are damaged.', revision: order.revision }
    const { status, reply } = await asStore(portal, order, 'cancel', body)
    expect([status, reply.msg]).toEqual([200, 'The copies are cancelled. Their price is being refunded.'])
    expect((await asStore(portal, order, 'cancel', body)).status).toBe(409)
    const texts = (await news()).map(({ text }) => text).join()
    expect(texts).toContain('Two copies are damaged.')
    expect(texts).toContain('₹641.00')
  })

  itsRule('of an order that is not paid is refused, because all of it is cancelled or paid', async () => {
    const { payload } = portal
    const { one, order: bought, call } = await aBuyerOfTwoBooks(portal)
    const { order } = await aStartedOrder(payload, bought)
    const { status, reply } = await call('cancelOrder', { oid: order.id, lines: partOf([one, 1]) })
    expect([status, reply.msg]).toEqual([409, expect.stringMatching(/^You have not paid for this order yet/)])
  })

  it('is finished after a kill at any write: one refund, copies back once, one parcel with the rest', async () => {
    const { payload } = portal
    const { one, two, order: bought } = await aBuyerOfTwoBooks(portal)
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const student = await aGuest(payload)
      const { order, transactionId } = await aBoughtOrder(portal, { ...bought, studentId: student.id })
      await runDue({ payload, work: shipmentWork, now: () => later(1) })
      const items = [{ bookId: one.id, units: 1 }]
      const { revision } = order
      const cancel = () => cancelOrder({ payload, order, by: 'Buyer', reason: '', items, revision, now: new Date() })
      ;({ died } = await killAtWrite(payload, nth, cancel))
      if ((await readOrder(payload, order.id)).revision === revision) await cancel()
      for (const minutes of [6, 12]) {
        await runDue({ payload, work: orderEffects, now: () => later(minutes) })
        await runDue({ payload, work: shipmentWork, now: () => later(minutes) })
      }
      const current = await readOrder(payload, order.id)
      expect(current).toMatchObject({ status: 'paid', dueAt: null, partRequestedAt: null, weightGrams: 3000 })
      expect(current.cancellations).toMatchObject([{ items, refundPaise: 320_50 }])
      expect(await refundHeld(portal, transactionId)).toBe(320_50)
      expect(await stockOf(payload, one)).toEqual([3, 0])
      expect((await parcelIn(order.id)).shipment).toMatchObject({ status: 'created' })
      expect((await parcelIn(order.id)).parcel.lines.map(({ units }) => units)).toEqual([2, 2])
      expect(await messagesTo(payload, student.email ?? '', 'order-news')).toHaveLength(2)
      await cancelOrder({ payload, order: current, by: 'Buyer', reason: '', now: new Date() })
      expect(await refundHeld(portal, transactionId)).toBe(order.totalPaise)
      expect([await stockOf(payload, one), await stockOf(payload, two)]).toEqual([
        [5, 0],
        [5, 0],
      ])
      expect(nth).toBeLessThan(40)
    }
  })
})
