/** @sqlite-only it replays operations of buyers and staff, whose own tests run on both databases */

import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { PARCEL_MESSAGES } from '@pravesh/shared/shop/couriers/parcel-messages'
import { ORDER_STATE_MESSAGES } from '@pravesh/shared/shop/orders/status'
import { beforeAll, expect, it } from 'vitest'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { seedStudents } from '../../../accounts/seed/seed-students.ts'
import { deleteRows } from '../../../database/records/delete-rows.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { updateRow } from '../../../database/records/update-row.ts'
import { shopInvariants } from '../../invariants/invariants.ts'
import { orderRows } from '../../orders/my-orders.ts'
import { books } from '../data/books.ts'
import { insertBook } from '../demo-books.ts'
import { demoOrders } from './demo-orders.ts'
import { MARK, seedOrders } from './seed-orders.ts'

const portal = startTestPortal()
const now = new Date()
const names = new Set(demoOrders.flatMap((order) => order.books.map(([name]) => name)))
const seed = () => seedOrders({ payload: portal.payload, now, report: () => {} })
const orders = async () =>
  await readRows({ payload: portal.payload, collection: 'orders', sort: 'createdAt', limit: 0 })

beforeAll(async () => {
  const { payload } = portal
  await seedStudents({ payload, now })
  for (const book of books.filter(({ name }) => names.has(name))) await insertBook(payload, book)
  await seed()
})

it('creates orders in every state', async () => {
  const rows = await orderRows({ payload: portal.payload, orders: await orders(), now })
  expect(rows.map(({ view }) => [view.state, view.shipment?.status ?? null])).toEqual([
    ['returnRequested', 'delivered'],
    ['paid', 'delivered'],
    ['cancelled', 'cancelled'],
    ['paid', 'inProgress'],
    ['paid', 'assigned'],
    ['paid', 'created'],
    ['unpaid', null],
  ])
  expect(rows.map(({ view }) => view.message)).toEqual([
    ORDER_STATE_MESSAGES.returnRequested,
    PARCEL_MESSAGES.delivered,
    ORDER_STATE_MESSAGES.cancelled,
    PARCEL_MESSAGES.inProgress,
    PARCEL_MESSAGES.assigned,
    PARCEL_MESSAGES.created,
    OWED_MESSAGES.failed,
  ])
  expect(rows.map(({ view }) => view.refundedPaise > 0)).toEqual(rows.map(({ view }) => view.state === 'cancelled'))
})

it('has a timeline with the time of each step that was taken', async () => {
  const rows = await orderRows({ payload: portal.payload, orders: await orders(), now })
  const steps = rows.map(({ view }) =>
    view.timeline.map(({ event, at, isDone }) => {
      expect(at !== null, event).toBe(isDone)
      return isDone ? event : `(${event})`
    }),
  )
  const arrived = ['ordered', 'paid', 'packed', 'shipped', 'delivered']
  expect(steps).toEqual([
    [...arrived, 'returnRequested'],
    arrived,
    ['ordered', 'paid', 'cancelled', 'refunded'],
    ['ordered', 'paid', 'packed', 'shipped', '(delivered)'],
    ['ordered', 'paid', 'packed', '(shipped)', '(delivered)'],
    ['ordered', 'paid', '(packed)', '(shipped)', '(delivered)'],
    ['ordered', '(paid)', '(packed)', '(shipped)', '(delivered)'],
  ])
  const kinds = ['none', 'return', 'none', 'arrive', 'collect', 'pack', 'none']
  expect(rows.map(({ view }) => view.next.kind)).toEqual(kinds)
})

it('agrees with stock, payments and parcels', async () => {
  const { payload } = portal
  for (const { find } of shopInvariants) {
    for await (const { text } of find({ payload, now: new Date(now.getTime() + 60 * 60_000) })) expect(text).toBe('')
  }
})

it('does nothing a second time, and finishes an interrupted seed', async () => {
  const { payload } = portal
  const before = await orders()
  await seed()
  expect(await orders()).toEqual(before)
  await payload.kv.delete(MARK)
  const [latest] = before.slice(-1)
  await deleteRows({ payload, collection: 'orders', where: { id: { equals: latest?.id ?? '' } } })
  await seed()
  expect((await orders()).map(({ summary }) => summary)).toEqual(before.map(({ summary }) => summary))
})

it('changes nothing once another student has ordered', async () => {
  const { payload } = portal
  await payload.kv.delete(MARK)
  const [first] = await orders()
  await updateRow({ payload, collection: 'orders', where: first?.id ?? '', data: { clientReference: null } })
  const before = await orders()
  await seed()
  expect(await orders()).toEqual(before)
})
