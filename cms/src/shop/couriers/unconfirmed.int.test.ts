import { beforeAll, describe, expect, it } from 'vitest'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { RowUpdate } from '../../database/records/columns.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Order } from '../../payload-types.ts'
import { cancelShipment } from './cancel-shipment.ts'

const portal = startTestPortal()
const { parts, waitingOrder, read, run, runAll, creations } = courierPortal(portal)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['store'])
})

const post = async (order: Order, call: string, body: object = {}) =>
  portal.call('POST', `/api/courier/staff/${(await read(order)).id}/${call}`, body, clerk.headers)

/** An order whose creation had no answer; Shiprocket has it or not. Its first search was empty. */
async function unconfirmedOrder({ exists }: { exists: boolean }): Promise<Order> {
  const order = await waitingOrder()
  parts.courier.controls.hiddenFor = exists ? 99 : 0
  parts.courier.faults.next(null, null, exists ? 'lost' : 'reset')
  await run()
  await run(2)
  expect(await read(order)).toMatchObject({ status: 'waiting', needsAttention: false })
  return order
}

/** As if the doubt had begun earlier. */
async function longAgo(order: Order): Promise<void> {
  const { id } = await read(order)
  const data = { pushedAt: minutesAgo(50), dueAt: minutesAgo(0) }
  await updateRow({ payload: portal.payload, collection: 'shipments', where: id, data })
  await run()
}

const ALERT = 'We do not know whether Shiprocket has this parcel.'

describe('a creation without an answer', () => {
  it('that the search lists late makes one order', async () => {
    const order = await waitingOrder()
    parts.courier.controls.hiddenFor = 3
    parts.courier.faults.next(null, null, 'lost')
    await run()
    // Shiprocket refuses nothing: a second creation would make a second order.
    await runAll()
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false, note: null })
    expect([creations(), parts.courier.byNumber(order.orderNumber).length]).toEqual([1, 1])
  })

  it('is not repeated by the portal; staff are alerted, and the search goes on', async () => {
    const order = await unconfirmedOrder({ exists: true })
    expect((await read(order)).note).toContain(`looks for ${order.orderNumber}`)
    await longAgo(order)
    expect(await read(order)).toMatchObject({ needsAttention: true, note: expect.stringContaining(ALERT) })
    expect(creations()).toBe(1)
    parts.courier.controls.hiddenFor = 0
    await run(90)
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false, note: null })
    expect(creations()).toBe(1)
  })

  it('is repeated once when two clerks create the parcel again', async () => {
    const order = await unconfirmedOrder({ exists: false })
    // The creation may be under way.
    expect((await post(order, 'create-again')).status).toBe(409)
    await longAgo(order)
    const replies = await Promise.all([post(order, 'create-again'), post(order, 'create-again')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false })
    expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
  })

  itsRule('ends when staff enter the id of the order, but only of this one', async () => {
    const order = await unconfirmedOrder({ exists: true })
    const other = await waitingOrder()
    await run()
    const { id } = parts.courier.order(order.orderNumber)
    for (const courierOrderId of ['', 'x1', '1', String(parts.courier.order(other.orderNumber).id)]) {
      const { status, reply } = await post(order, 'order-id', { courierOrderId })
      expect([status, reply.errors[0].field], courierOrderId).toEqual([400, 'courierOrderId'])
    }
    expect((await post(order, 'order-id', { courierOrderId: ` ${id} ` })).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'assigned', courierOrderId: String(id), needsAttention: false })
    expect((await post(order, 'order-id', { courierOrderId: String(id) })).status).toBe(409)
    expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
  })

  itsRule('keeps its order from being cancelled until the search is over', async () => {
    const order = await unconfirmedOrder({ exists: false })
    const cancel = (minutes: number) =>
      cancelShipment({ payload: portal.payload, orderId: order.id, now: new Date(Date.now() + minutes * 60_000) })
    await expect(cancel(10)).rejects.toMatchObject({ code: 'PARCEL_UNCONFIRMED' })
    expect(await cancel(50)).toBe('cancelled')
  })
})

it('while the courier is down, no creation is in doubt', async () => {
  const order = await waitingOrder()
  parts.courier.faults.next(null, { status: 503, html: true })
  await run()
  const { status, pushedAt } = await read(order)
  expect([status, pushedAt ?? null, creations()]).toEqual(['waiting', null, 0])
})

itsRule('a number that the courier answers with its cancelled order makes no parcel', async () => {
  const order = await waitingOrder()
  await run()
  await cancelShipment({ payload: portal.payload, orderId: order.id, now: new Date() })
  Object.assign(parts.courier.controls, { answersDuplicates: true, hiddenFor: 99 })
  const { id } = await read(order)
  const data: RowUpdate<'shipments'> = {
    status: 'waiting',
    courierOrderId: null,
    awb: null,
    pushedAt: null,
    dueAt: minutesAgo(0),
  }
  await updateRow({ payload: portal.payload, collection: 'shipments', where: id, data })
  await run()
  expect(await read(order)).toMatchObject({ status: 'cancelled', needsAttention: true })
})
