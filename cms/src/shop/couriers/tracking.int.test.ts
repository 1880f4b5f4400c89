import { describe, expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Order } from '../../payload-types.ts'

const portal = startTestPortal()
const { parts, waitingOrder, read, run } = courierPortal(portal)

async function assigned(change: Partial<Order> = {}): Promise<Order> {
  const order = await waitingOrder(change)
  await run()
  return order
}

const send = async (event: { headers: Record<string, string>; body: string }) =>
  (await portal.call('POST', '/api/courier/events', event.body, event.headers)).status

describe('a tracked parcel', () => {
  it('moves forward with the courier’s reports, and its buyer is notified once', async () => {
    const student = await anActiveStudent(portal.payload)
    const order = await assigned({ studentId: student.id })
    const number = order.orderNumber
    parts.courier.move(number, 'SHIPPED', [
      { date: '2026-11-23 10:00:00', activity: 'Shipment picked up', location: 'KALYANI' },
    ])
    await run(61)
    expect(await read(order)).toMatchObject({
      status: 'shipped',
      dispatchedAt: expect.any(String),
      trackingUrl: `https://tracking.example/${parts.courier.order(number).awb}`,
      expectedAt: '2026-11-28T13:30:00.000Z',
      courierName: 'Delhivery Surface',
      activities: [{ at: '2026-11-23T04:30:00.000Z', activity: 'Shipment picked up', location: 'KALYANI' }],
    })
    parts.courier.move(number, 'OUT FOR DELIVERY')
    await run(300)
    parts.courier.move(number, 'DELIVERED')
    await run(600)
    expect(await read(order)).toMatchObject({
      status: 'delivered',
      deliveredAt: '2026-11-27T10:50:00.000Z',
      dueAt: null,
    })
    const sent = await messagesTo(portal.payload, student.email ?? '', 'order-dispatched')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(`https://tracking.example/${parts.courier.order(number).awb}`)
  })

  it('never goes back', async () => {
    const order = await assigned()
    for (const [index, label] of ['DELIVERED', 'IN TRANSIT', 'CANCELED', 'NEW'].entries()) {
      parts.courier.move(order.orderNumber, label)
      await run(61 * (index + 1))
      expect(await read(order), label).toMatchObject({ status: 'delivered' })
    }
  })

  it('in a state without a name is in progress, and before dispatch it can still be cancelled', async () => {
    const order = await assigned()
    parts.courier.move(order.orderNumber, 'QC CHECK PENDING')
    await run(61)
    const unclear = await read(order)
    expect(unclear).toMatchObject({ status: 'assigned', isUnclear: true })
    expect(unclear.dispatchedAt ?? null).toBeNull()
    parts.courier.move(order.orderNumber, 'SHIPPED')
    await run(122)
    parts.courier.move(order.orderNumber, 'TELEPORTED')
    await run(300)
    expect(await read(order)).toMatchObject({ status: 'inProgress', isUnclear: true })
  })

  it('has no personal data in its activities', async () => {
    const order = await assigned()
    parts.courier.move(order.orderNumber, 'OUT FOR DELIVERY', [
      { date: '2026-11-24 09:00:00', activity: 'Out for delivery, agent name: Suresh Kumar (9876543210)' },
      { date: '2026-11-24 12:00:00', activity: 'Delivered to Neighbour Ghosh for RINA DE, rina.de@mail.example' },
      { date: 'soon', activity: 'Without a date' },
    ])
    await run(61)
    const { activities } = await read(order)
    expect(activities).toEqual([
      { at: '2026-11-24T03:30:00.000Z', activity: 'Out for delivery', location: '' },
      { at: '2026-11-24T06:30:00.000Z', activity: 'Delivered', location: '' },
    ])
  })

  it('whose number the courier does not know keeps its state, and takes a number that replaces it', async () => {
    const order = await assigned()
    parts.courier.order(order.orderNumber).awb = 'AWB-NEW'
    await run(61)
    expect(await read(order)).toMatchObject({ status: 'assigned', awb: 'AWB-NEW', needsAttention: false })
  })

  it('that the courier cancels needs attention', async () => {
    const order = await assigned()
    parts.courier.order(order.orderNumber).status = 'CANCELED'
    await run(61)
    expect(await read(order)).toMatchObject({
      status: 'cancelled',
      needsAttention: true,
      note: expect.stringContaining('cancelled this parcel'),
      dueAt: null,
    })
  })

  it('keeps its state while the courier is down', async () => {
    const order = await assigned()
    parts.courier.faults.next({ status: 503, html: true })
    await run(61)
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false })
  })
})

describe('an event of the courier', () => {
  it('only triggers a check: what it says is not believed', async () => {
    const order = await assigned()
    expect(await send(parts.courier.event(order.orderNumber, { current_status: 'DELIVERED' }))).toBe(200)
    await run(2)
    expect(await read(order)).toMatchObject({ status: 'assigned' })
  })

  it('brings the next check forward, also twice and out of order', async () => {
    const order = await assigned()
    const { orderNumber } = order
    parts.courier.move(orderNumber, 'DELIVERED')
    const events = ['DELIVERED', 'SHIPPED', 'DELIVERED', 'IN TRANSIT'].map((current_status) =>
      parts.courier.event(orderNumber, { current_status }),
    )
    expect(await Promise.all(events.map(send))).toEqual([200, 200, 200, 200])
    await run(2)
    expect(await read(order)).toMatchObject({ status: 'delivered', dueAt: null })
    const before = await read(order)
    expect(await Promise.all(events.map(send))).toEqual([200, 200, 200, 200])
    await run(4)
    expect(await read(order)).toEqual(before)
  })

  it('finds the parcel by any of its numbers', async () => {
    const order = await assigned()
    const { awb, courierOrderId } = await read(order)
    for (const [index, numbers] of [
      { awb, sr_order_id: null, order_id: null },
      { awb: '', sr_order_id: Number(courierOrderId), order_id: '' },
      { awb: undefined, sr_order_id: undefined },
    ].entries()) {
      const { trackedAt } = await read(order)
      await send(parts.courier.event(order.orderNumber, numbers))
      await run(2 * (index + 1))
      expect((await read(order)).trackedAt, JSON.stringify(numbers)).not.toBe(trackedAt)
    }
  })

  it('does not create a parcel twice while it is being handed over', async () => {
    const order = await waitingOrder()
    parts.courier.faults.next(null, null, 'lost')
    await run()
    expect(await send(parts.courier.event(order.orderNumber))).toBe(200)
    await run(0)
    await run(5)
    expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
    expect(await read(order)).toMatchObject({ status: 'assigned' })
  })

  it.each(['', 'x', 'null', '[]', '{}', '{"awb":{}}', '{"awb":"unknown"}'])(
    'is accepted whatever it says: %s',
    async (body) => {
      const { headers } = parts.courier.event((await assigned()).orderNumber)
      expect(await send({ headers, body })).toBe(200)
    },
  )

  it('is refused without the token', async () => {
    const order = await assigned()
    const { body } = parts.courier.event(order.orderNumber)
    const { dueAt } = await read(order)
    for (const token of ['', 'wrong', `${parts.courier.settings.webhookToken} `.repeat(2)]) {
      expect(await send({ headers: token === '' ? {} : { 'x-api-key': token }, body })).toBe(401)
    }
    expect(await read(order)).toMatchObject({ dueAt })
  })
})
