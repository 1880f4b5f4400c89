/** @sqlite-only cancel-part.int.test.ts and last-copies.int.test.ts cancel on both */
import { describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { parcelOfReturn } from '../../../test/builders/order-parts.ts'
import {
  aBoughtOrder,
  aDeliveredOrder,
  movementsOf,
  moveParcel,
  readOrder,
  stockOf,
} from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { refundWork } from '../../payments/refunds/refund-work.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderEffects } from './order-effects.ts'

const portal = startTestPortal()
const DAY = 24 * 60 * 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const inStore = () => aStaffSession(portal, ['store'])

async function bought({ copies = 5, units = 2 } = {}) {
  const book = await aPublishedBook(portal.payload, { copies })
  const student = await aGuest(portal.payload)
  const items = [{ bookId: book.id, units }]
  const as = await loggedIn(portal.payload, student)
  const call = (name: string, body: object) => portal.call('POST', `/api/orderbook/${name}`, body, as)
  const news = () => messagesTo(portal.payload, student.email ?? '', 'order-news')
  return { book, student, items, call, news }
}

const refundNow = () => runDue({ payload: portal.payload, work: refundWork(), now: () => later(1) })
const heldOf = async (transactionId: string) => (await findPayment(portal.payload, transactionId))?.refundHeldPaise

describe('cancelling', () => {
  it('before dispatch refunds everything and puts the copies back, once', async () => {
    const { book, student, items, call, news } = await bought()
    const { order, transactionId } = await aBoughtOrder(portal, { studentId: student.id, items })
    const all = await Promise.all([1, 2, 3].map(() => call('cancelOrder', { oid: order.id })))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'Buyer' })
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    expect((await movementsOf(portal.payload, book)).map(({ kind, change }) => [kind, change])).toEqual([
      ['sale', -2],
      ['cancellation', 2],
    ])
    expect(await findShipmentOf(portal.payload, order.id)).toMatchObject({ status: 'cancelled' })
    expect(await heldOf(transactionId)).toBe(order.totalPaise)
    await refundNow()
    await simulatorOf(portal).report(transactionId)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({
      status: 'cancelled',
      refundedPaise: order.totalPaise,
    })
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    expect(await news()).toHaveLength(2)
  })

  it('is refused when the parcel has left, also if it leaves at that moment', async () => {
    const { book, student, items, call } = await bought()
    const { order, transactionId } = await aBoughtOrder(portal, { studentId: student.id, items })
    await moveParcel(portal.payload, order, { status: 'shipped' })
    expect((await call('cancelOrder', { oid: order.id })).status).toBe(409)
    const { status, cancelRequestedAt } = await readOrder(portal.payload, order.id)
    expect([status, cancelRequestedAt ?? null]).toEqual(['paid', null])
    expect([await stockOf(portal.payload, book), await heldOf(transactionId)]).toEqual([[3, 0], 0])
  })

  it('by staff needs a reason and the permission', async () => {
    const { student, items } = await bought()
    const { order } = await aBoughtOrder(portal, { studentId: student.id, items })
    const path = `/api/orderbook/staff/${order.id}/cancel`
    const by = async (roles: Parameters<typeof aStaffSession>[1], body: object) =>
      (await portal.call('POST', path, body, (await aStaffSession(portal, roles)).headers)).status
    expect(await by(['content-editor'], { reason: 'x' })).toBe(403)
    expect(await by(['store'], { reason: ' ' })).toBe(400)
    expect((await portal.call('POST', path, { reason: 'x' })).status).toBe(401)
    expect(await by(['store'], { reason: 'Damaged in the store.' })).toBe(200)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Damaged in the store.',
    })
  })

  it('by staff also works for a parcel that could not be delivered and came back', async () => {
    const { book, student, items, call } = await bought()
    const { order, transactionId } = await aBoughtOrder(portal, { studentId: student.id, items })
    await moveParcel(portal.payload, order, { status: 'returned' })
    expect((await call('cancelOrder', { oid: order.id })).status).toBe(409)
    const { headers } = await inStore()
    const body = { reason: 'The courier could not find the house.' }
    expect((await portal.call('POST', `/api/orderbook/staff/${order.id}/cancel`, body, headers)).status).toBe(200)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'cancelled' })
    expect([await stockOf(portal.payload, book), await heldOf(transactionId)]).toEqual([[5, 0], order.totalPaise])
  })

  it('is finished after a kill at any write: one refund, copies back once', async () => {
    const { payload } = portal
    const { book, items } = await bought()
    for (let nth = 1, died = true; died; nth++) {
      const student = await aGuest(payload)
      const { order, transactionId } = await aBoughtOrder(portal, { studentId: student.id, items })
      const cancel = () => cancelOrder({ payload, order, by: 'Buyer', reason: '', now: new Date() })
      ;({ died } = await killAtWrite(payload, nth, cancel))
      const { cancelRequestedAt } = await readOrder(payload, order.id)
      if (!cancelRequestedAt) await cancel()
      for (const minutes of [2, 5]) await runDue({ payload, work: orderEffects, now: () => later(minutes) })
      expect(await readOrder(payload, order.id)).toMatchObject({ status: 'cancelled', dueAt: null })
      expect(await stockOf(payload, book)).toEqual([5, 0])
      expect(await heldOf(transactionId)).toBe(order.totalPaise)
      expect(await messagesTo(payload, student.email ?? '', 'order-news')).toHaveLength(2)
      expect(nth).toBeLessThan(40)
    }
  })

  it('follows from a full refund by the accounts, so that nothing is sent', async () => {
    const { book, student, items } = await bought()
    const { order, transactionId } = await aBoughtOrder(portal, { studentId: student.id, items })
    const { headers } = await aStaffSession(portal, ['accounts'])
    const payment = await findPayment(portal.payload, transactionId)
    const body = {
      amountPaise: order.totalPaise,
      reason: 'Paid by mistake.',
      noticeDay: '2026-11-22',
      key: 'request-1',
      revision: 0,
    }
    const sent = await portal.call('POST', `/api/payment/staff/${payment?.id}/refund`, body, headers)
    expect(sent.status, sent.text).toBe(200)
    await refundNow()
    expect(await readOrder(portal.payload, order.id)).toMatchObject({
      status: 'cancelled',
      refundedPaise: order.totalPaise,
    })
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
  })
})

describe('a return', () => {
  it('is requested within seven days of delivery and accepted by staff, with refund and copies', async () => {
    const { book, student, items, call, news } = await bought()
    const order = await aDeliveredOrder(portal, { studentId: student.id, items })
    const requested = await call('requestReturn', { oid: order.id, reason: 'damaged', note: 'The spine is broken.' })
    expect(requested.reply.result.view).toMatchObject({ state: 'returnRequested', returnUntil: null })
    expect((await call('requestReturn', { oid: order.id, reason: 'damaged' })).status).toBe(409)
    const { headers } = await inStore()
    const decide = (body: object) => portal.call('POST', `/api/orderbook/staff/${order.id}/return`, body, headers)
    const accepted = { decision: 'accepted', reason: 'Received.', refundPaise: order.booksPaise, restock: true }
    await parcelOfReturn(portal, order)
    for (const refundPaise of [order.totalPaise + 1, 99]) {
      expect((await decide({ ...accepted, refundPaise })).status).toBe(400)
    }
    const both = await Promise.all([decide(accepted), decide(accepted)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = await decide({ decision: 'rejected', reason: 'Used.' })
    expect([refused.status, refused.reply.msg]).toEqual([
      409,
      'store has accepted this return already. Reload the page.',
    ])
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'returned', returnRestocks: true })
    expect(await stockOf(portal.payload, book)).toEqual([5, 0])
    await refundNow()
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ refundedPaise: order.booksPaise })
    expect(await news()).toHaveLength(3)
  })

  it('that is rejected changes neither stock nor money, and the buyer gets the answer', async () => {
    const { book, student, items, call, news } = await bought()
    const order = await aDeliveredOrder(portal, { studentId: student.id, items })
    await call('requestReturn', { oid: order.id, reason: 'changedMind' })
    const { headers } = await inStore()
    const body = { decision: 'rejected', reason: 'There are notes in the book.' }
    expect((await portal.call('POST', `/api/orderbook/staff/${order.id}/return`, body, headers)).status).toBe(200)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'paid', refundedPaise: 0 })
    expect(await stockOf(portal.payload, book)).toEqual([3, 0])
    expect(await news()).toHaveLength(2)
  })

  it('is refused before delivery and after seven days', async () => {
    const { student, items, call } = await bought()
    const { order } = await aBoughtOrder(portal, { studentId: student.id, items })
    const late = await aDeliveredOrder(portal, {
      studentId: student.id,
      items,
      deliveredAt: new Date(Date.now() - 7 * DAY - 1000),
    })
    for (const { id } of [order, late]) {
      expect((await call('requestReturn', { oid: id, reason: 'damaged' })).status).toBe(409)
    }
  })
})
