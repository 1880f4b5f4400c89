/** @sqlite-only amounts; cancel-part.int.test.ts refunds parts on both databases */
import { returnRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { parcelOfReturn } from '../../../test/builders/order-parts.ts'
import { aBoughtOrder, aDeliveredOrder, readOrder } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { refundWork } from '../../payments/refunds/refund-work.ts'
import { linesOf } from './order-lines.ts'

const portal = startTestPortal()

/** A buyer, and three copies of a book that together cost more than the threshold. */
async function buyer() {
  const book = await aPublishedBook(portal.payload, { pricePaise: 700_00 })
  const student = await aGuest(portal.payload)
  const as = await loggedIn(portal.payload, student)
  const call = (name: string, body: object) => portal.call('POST', `/api/orderbook/${name}`, body, as)
  return { order: { studentId: student.id, items: [{ bookId: book.id, units: 3 }] }, call }
}

const refundNow = () =>
  runDue({ payload: portal.payload, work: refundWork(), now: () => new Date(Date.now() + 60_000) })

/** A refund of one copy by the accounts, after which the other two would not be delivered free. */
async function refundCopy(transactionId: string) {
  const { headers } = await aStaffSession(portal, ['accounts'])
  const payment = await findPayment(portal.payload, transactionId)
  const refund = { amountPaise: 700_00, reason: 'One copy less.', noticeDay: '2026-11-22' }
  const body = { ...refund, key: 'refund-of-a-copy', revision: 0 }
  const { status, text } = await portal.call('POST', `/api/payment/staff/${payment?.id}/refund`, body, headers)
  expect(status, text).toBe(200)
  await refundNow()
}

it('an order with free delivery stays free when a part of it is refunded, so that the rest costs what it did', async () => {
  const bought = await buyer()
  const { order, transactionId } = await aBoughtOrder(portal, bought.order)
  expect(order).toMatchObject({ booksPaise: 2100_00, deliveryPaise: 0, totalPaise: 2100_00 })
  await refundCopy(transactionId)
  expect(await readOrder(portal.payload, order.id)).toMatchObject({
    status: 'paid',
    deliveryPaise: 0,
    totalPaise: 2100_00,
    refundedPaise: 700_00,
  })
})

it('such an order is refunded in full when what is left of it is cancelled, also after the rule has changed', async () => {
  const { call, ...bought } = await buyer()
  const { order, transactionId } = await aBoughtOrder(portal, bought.order)
  await refundCopy(transactionId)
  const delivery = { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00 }
  const setThreshold = (freeOverPaise: number | null) =>
    portal.payload.updateGlobal({ slug: 'shop-settings', data: { delivery: { ...delivery, freeOverPaise } } })
  await setThreshold(null)
  expect((await call('cancelOrder', { oid: order.id })).status).toBe(200)
  await setThreshold(2000_00)
  await refundNow()
  expect(await readOrder(portal.payload, order.id)).toMatchObject({
    status: 'cancelled',
    deliveryPaise: 0,
    refundedPaise: 2100_00,
  })
})

it('such an order is refunded in full when all of it is returned, also for a change of mind', async () => {
  const { call, ...bought } = await buyer()
  const order = await aDeliveredOrder(portal, bought.order)
  await call('requestReturn', { oid: order.id, reason: 'changedMind' })
  const { headers } = await aStaffSession(portal, ['store'])
  const refundPaise = returnRefundPaise('changedMind', { ...order, lines: linesOf(order) }, bought.order.items)
  const body = { decision: 'accepted', reason: 'Received.', refundPaise, restock: true }
  await parcelOfReturn(portal, order)
  expect((await portal.call('POST', `/api/orderbook/staff/${order.id}/return`, body, headers)).status).toBe(200)
  await refundNow()
  expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'returned', refundedPaise: 2100_00 })
})
