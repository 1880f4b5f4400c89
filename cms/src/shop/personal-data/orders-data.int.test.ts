import { expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aBoughtOrder, aPlacedOrder, aStartedOrder, moveParcel, stockOf } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { findOrders } from '../orders/find-orders.ts'
import { orderSweep } from '../orders/order-sweep.ts'
import { stockChecks } from '../stock/stock-checks.ts'
import { ordersData } from './orders-data.ts'
import { shipmentsData } from './shipments-data.ts'

const portal = startTestPortal()

it('exports the orders in readable form', async () => {
  const book = await aPublishedBook(portal.payload)
  const { id: studentId, ...student } = await aGuest(portal.payload)
  const { transactionId } = await aBoughtOrder(portal, { studentId, items: [{ bookId: book.id, units: 2 }] })
  const headers = await loggedIn(portal.payload, { id: studentId, ...student })
  const { reply } = await portal.call('GET', '/api/user/myData', undefined, headers)
  expect(reply.result.orders).toMatchObject([
    {
      books: '2 × Childhood and Growing Up',
      total: '₹1,001.00',
      delivery: '₹360.00',
      state: 'Paid',
      address: { name: 'Asha', pin: '741101' },
      transactionId,
      refunded: '₹0.00',
    },
  ])
})

it('exports and erases the parcels of a student, and no other', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload)
  const items = [{ bookId: book.id, units: 1 }]
  const [own, other] = [await aGuest(payload), await aGuest(payload)]
  const { order } = await aBoughtOrder(portal, { studentId: own.id, items })
  await aBoughtOrder(portal, { studentId: other.id, items })
  const activities = [{ at: '2026-11-23T04:30:00.000Z', activity: 'Shipped', location: 'Kalyani' }]
  await moveParcel(payload, order, { status: 'shipped', courierName: 'India Post', awb: 'EW123', activities })
  const { reply } = await portal.call('GET', '/api/user/myData', undefined, await loggedIn(payload, own))
  expect(reply.result.parcels).toMatchObject([
    { order: order.orderNumber, state: 'Shipped', courier: 'India Post', trackingNumber: 'EW123', steps: activities },
  ])
  await shipmentsData.erase({ payload, studentId: own.id })
  const parcelsOf = (studentId: string) => shipmentsData.exportData({ payload, studentId })
  expect([await parcelsOf(own.id), await parcelsOf(other.id)]).toMatchObject([[], [{ state: 'Waiting to be packed' }]])
})

it('keeps an account with a paid order, and erases unpaid orders, whose copies become free', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload)
  const items = [{ bookId: book.id, units: 1 }]
  const { id: studentId } = await aGuest(payload)
  const { order } = await aBoughtOrder(portal, { studentId, items })
  expect(await ordersData.retentionReason({ payload, studentId })).toContain(order.orderNumber)
  const other = await aGuest(payload)
  await aStartedOrder(payload, { studentId: other.id, items })
  expect(await ordersData.retentionReason({ payload, studentId: other.id })).toBeNull()
  await ordersData.erase({ payload, studentId: other.id })
  expect(await findOrders(payload, other.id)).toEqual([])
  expect(await stockOf(payload, book)).toEqual([3, 1])
  await stockChecks.run({ payload, now: () => new Date(Date.now() + 11 * 60_000) })
  expect(await stockOf(payload, book)).toEqual([4, 0])
})

it('after 30 days, deletes orders that their buyers never tried to pay', async () => {
  const { payload } = portal
  const book = await aPublishedBook(payload)
  const items = [{ bookId: book.id, units: 1 }]
  const { id: studentId } = await aGuest(payload)
  await aPlacedOrder(payload, { studentId, items })
  const { order } = await aStartedOrder(payload, { studentId, items: [{ bookId: book.id, units: 2 }] })
  const sweep = (days: number) => orderSweep.run({ payload, now: () => new Date(Date.now() + days * 24 * 60 * 60_000) })
  await sweep(29)
  expect(await findOrders(payload, studentId)).toHaveLength(2)
  await sweep(31)
  expect((await findOrders(payload, studentId)).map(({ id }) => id)).toEqual([order.id])
})
