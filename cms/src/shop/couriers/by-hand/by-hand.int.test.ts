import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anActiveStudent } from '../../../../test/builders/students.ts'
import { courierPortal } from '../../../../test/couriers/courier-portal.ts'
import { itsRule } from '../../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../../../test/staff-session.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { updateRow } from '../../../database/records/update-row.ts'
import type { Order, Shipment } from '../../../payload-types.ts'
import { cancelShipment } from '../cancel-shipment.ts'

const portal = startTestPortal()
const { parts, use, waitingOrder, read, run } = courierPortal(portal)

let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['store'])
})

const post = ({ id }: Shipment, call: string, body: object = {}, headers = clerk.headers) =>
  portal.call('POST', `/api/courier/staff/${id}/${call}`, body, headers)
const view = async ({ id }: Shipment) =>
  (await portal.call('GET', `/api/courier/staff/${id}/shipment`, undefined, clerk.headers)).reply.result
const given = {
  courierName: 'India Post',
  awb: 'ee123456789in',
  trackingUrl: 'https://track.example/1',
  expectedOn: '',
}

describe('a parcel that staff hand over', () => {
  beforeEach(() => use('manual'))

  async function packed(change: Partial<Order> = {}): Promise<{ order: Order; shipment: Shipment }> {
    const order = await waitingOrder(change)
    await run()
    return { order, shipment: await read(order) }
  }

  it('gets courier and number, then its steps, and answers the same calls as any other', async () => {
    const student = await anActiveStudent(portal.payload)
    const { order, shipment } = await packed({ studentId: student.id })
    expect(await view(shipment)).toMatchObject({
      status: 'created',
      courier: 'manual',
      mayShip: true,
      orderNumber: order.orderNumber,
      books: [{ name: expect.any(String), units: expect.any(Number) }],
      buyer: order.buyerName,
      address: expect.arrayContaining(['RINA DE', '9876501234']),
      actions: { handOver: true, steps: [], shipByHand: false, retry: false },
    })
    expect((await post(shipment, 'hand-over', given)).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'assigned', awb: 'EE123456789IN', courierName: 'India Post' })
    const step = { from: 'assigned', to: 'shipped', location: 'Kalyani, call 9876501234' }
    expect((await post(shipment, 'step', step)).status).toBe(200)
    expect(await messagesTo(portal.payload, student.email ?? '', 'order-dispatched')).toMatchObject([
      { text: expect.stringContaining('https://track.example/1') },
    ])
    await post(shipment, 'step', { from: 'shipped', to: 'delivered', location: '' })
    expect(await read(order)).toMatchObject({
      status: 'delivered',
      deliveredAt: expect.any(String),
      activities: [
        { activity: 'Shipped', location: expect.not.stringContaining('98765') },
        { activity: 'Delivered', location: '' },
      ],
    })
    expect(await messagesTo(portal.payload, student.email ?? '', 'order-dispatched')).toHaveLength(1)
  })

  it('takes a step once: a repeated or late one is refused and changes nothing', async () => {
    const { order, shipment } = await packed()
    await post(shipment, 'hand-over', given)
    const step = { from: 'assigned', to: 'shipped', location: '' }
    const statuses = await Promise.all([1, 2, 3].map(async () => (await post(shipment, 'step', step)).status))
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    for (const [from, to] of [
      ['assigned', 'delivered'],
      ['shipped', 'shipped'],
      ['waiting', 'inProgress'],
    ]) {
      expect((await post(shipment, 'step', { from, to, location: '' })).status).toBe(409)
    }
    expect(await read(order)).toMatchObject({ status: 'shipped', activities: [{ activity: 'Shipped' }] })
  })

  it('can be corrected after a typing error, without losing its state', async () => {
    const { order, shipment } = await packed()
    await post(shipment, 'hand-over', given)
    await post(shipment, 'step', { from: 'assigned', to: 'shipped', location: '' })
    expect((await post(shipment, 'hand-over', { ...given, awb: 'EE987654321IN' })).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'shipped', awb: 'EE987654321IN' })
  })

  it('is either cancelled or handed over, never both', async () => {
    const { order, shipment } = await packed()
    await post(shipment, 'hand-over', given)
    const [cancelled, stepped] = await Promise.allSettled([
      cancelShipment({ payload: portal.payload, orderId: order.id, now: new Date() }),
      post(shipment, 'step', { from: 'assigned', to: 'shipped', location: '' }),
    ])
    const { status } = await read(order)
    const isShipped = stepped.status === 'fulfilled' && stepped.value.status === 200
    expect(status).toBe(isShipped ? 'shipped' : 'cancelled')
    if (isShipped) expect(cancelled).not.toMatchObject({ value: 'cancelled' })
  })

  it('is not handed over after its buyer has asked to cancel', async () => {
    const { order, shipment } = await packed()
    const data = { cancelRequestedAt: new Date().toISOString() }
    await updateRow({ payload: portal.payload, collection: 'orders', where: order.id, data })
    expect((await post(shipment, 'hand-over', given)).status).toBe(409)
  })

  it('names the field that is wrong', async () => {
    const { shipment } = await packed()
    for (const [field, value] of [
      ['courierName', ' '],
      ['awb', 'a b'],
      ['awb', ''],
      ['trackingUrl', 'javascript:alert(1)'],
      ['trackingUrl', 'http://track.example'],
      ['expectedOn', 'soon'],
    ] as const) {
      const { status, reply } = await post(shipment, 'hand-over', { ...given, [field]: value })
      expect(status, `${field}: ${value}`).toBe(400)
      expect(reply.errors).toMatchObject([{ field }])
    }
    expect((await post(shipment, 'step', { from: 'created', to: 'waiting', location: '' })).status).toBe(400)
  })

  it('is closed to other staff, students and visitors, and unknown ids are not found', async () => {
    const { shipment } = await packed()
    const officer = await aStaffSession(portal, ['admissions-officer'])
    expect((await post(shipment, 'hand-over', given, officer.headers)).status).toBe(403)
    expect((await post(shipment, 'hand-over', given, {})).status).toBe(401)
    for (const id of ['x', shipment.orderId]) {
      expect((await post({ ...shipment, id }, 'hand-over', given)).status).toBe(404)
    }
  })
})

describe('a parcel of the courier', () => {
  it('is taken back and shipped by hand', async () => {
    const order = await waitingOrder()
    await run()
    const shipment = await read(order)
    expect((await post(shipment, 'by-hand')).status).toBe(200)
    expect(parts.courier.order(order.orderNumber).status).toBe('CANCELED')
    expect(await read(order)).toMatchObject({
      courier: 'manual',
      status: 'created',
      awb: null,
      labelUrl: null,
      dueAt: null,
    })
    expect((await post(shipment, 'hand-over', given)).status).toBe(200)
    await run(90)
    expect(await read(order)).toMatchObject({ status: 'assigned', awb: 'EE123456789IN' })
  })

  it('that it has cancelled can still be shipped by hand', async () => {
    const order = await waitingOrder()
    await run()
    parts.courier.order(order.orderNumber).status = 'CANCELED'
    await run(61)
    const shipment = await read(order)
    expect(shipment).toMatchObject({ status: 'cancelled', needsAttention: true })
    expect((await post(shipment, 'by-hand')).status).toBe(200)
    expect(await read(order)).toMatchObject({ courier: 'manual', status: 'created', needsAttention: false })
  })

  itsRule('that has left is not taken back', async () => {
    const order = await waitingOrder()
    await run()
    parts.courier.move(order.orderNumber, 'SHIPPED')
    expect((await post(await read(order), 'by-hand')).status).toBe(409)
    await run(1)
    expect(await read(order)).toMatchObject({ status: 'shipped', courier: 'shiprocket' })
  })

  itsRule('that it has refused is handed over again at once', async () => {
    const order = await waitingOrder()
    parts.courier.controls.assignError = 'The wallet is empty.'
    await run()
    const shipment = await read(order)
    expect(shipment).toMatchObject({ needsAttention: true, note: expect.stringContaining('wallet') })
    parts.courier.controls.assignError = null
    expect((await post(shipment, 'retry')).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false, note: null })
  })
})

describe('the dashboard', () => {
  it('says when the courier refuses the login', async () => {
    const { courierAlerts } = await import('../admin/courier-alerts.ts')
    parts.courier.controls.password = 'another password'
    await waitingOrder()
    await run()
    const notices = await Promise.all(
      courierAlerts.map(({ findNotices }) => findNotices({ payload: portal.payload, user: clerk.user as never })),
    )
    expect(notices.flat().map(({ text }) => text)).toContainEqual(expect.stringContaining('refuses our login'))
    expect(JSON.stringify(notices)).not.toContain(parts.courier.settings.password)
  })
})
