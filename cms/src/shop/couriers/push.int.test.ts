/** @sqlite-only unconfirmed.int.test.ts, tracking.int.test.ts and payments-killed.int.test.ts run on both */
import { describe, expect, it } from 'vitest'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import type { Fault } from '../../../test/providers/faults.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { claim } from '../../database/work/lease.ts'
import { createShipment } from './create-shipment.ts'
import { advanceShipment, shipmentWork } from './shipment-work.ts'
import { shiprocketWith } from './shiprocket/open-shiprocket.ts'

const portal = startTestPortal()
const { parts, paidOrder, waitingOrder, read, run, runAll, creations } = courierPortal(portal)

describe('a paid order', () => {
  it('is handed to the courier with tracking number, pickup and label', async () => {
    const order = await waitingOrder()
    await run()
    const atCourier = parts.courier.order(order.orderNumber)
    expect(await read(order)).toMatchObject({
      status: 'assigned',
      courier: 'shiprocket',
      courierOrderId: String(atCourier.id),
      awb: atCourier.awb,
      courierName: 'Delhivery',
      labelUrl: `https://labels.example/${atCourier.shipmentId}.pdf`,
      pickupRequestedAt: expect.any(String),
      needsAttention: false,
      note: null,
    })
    expect(atCourier.body).toMatchObject({
      order_date: '2026-11-22 11:30',
      pickup_location: 'Store',
      billing_customer_name: 'RINA',
      billing_phone: '9876501234',
      payment_method: 'Prepaid',
      sub_total: 500,
      weight: 1,
      order_items: [{ sku: 'a book', units: 2, selling_price: 250, hsn: 4901 }],
    })
  })

  it('has one shipment however often it is created', async () => {
    const order = await paidOrder()
    const all = await Promise.all(Array.from({ length: 5 }, () => createShipment({ payload: portal.payload, order })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  it.each([
    ['is cancelled', { status: 'cancelled' }],
    ['is to be cancelled', { cancelRequestedAt: '2026-11-22T06:30:00.000Z' }],
  ] as const)('that %s is not handed over', async (_, change) => {
    const order = await waitingOrder(change)
    await run()
    expect(await read(order)).toMatchObject({ status: 'cancelled', needsAttention: false })
    expect(creations()).toBe(0)
  })
})

describe('a parcel is created once', () => {
  it.each<[string, (Fault | null)[]]>([
    ['the connection broke after it was created', [null, null, 'lost']],
    ['the courier was down', [null, { status: 502, html: true }]],
    ['the courier asked for fewer calls', [null, null, { status: 429 }]],
    ['the token had expired', [null, null, { status: 401 }]],
    ['the assignment was lost', [null, null, null, 'lost']],
    ['the pickup was lost', [null, null, null, null, 'lost']],
    ['the label was lost', [null, null, null, null, null, 'lost']],
  ])('when %s', async (_, faults) => {
    const order = await waitingOrder()
    parts.courier.faults.next(...faults)
    await run()
    await runAll()
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false, note: null })
    expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
  })

  it('when the courier did not answer in time: the order is looked up before it is repeated', async () => {
    const order = await waitingOrder()
    const { payload } = portal
    // Long enough for the calls before, also on a busy machine.
    const courier = shiprocketWith({ payload, settings: parts.courier.settings, timeoutMs: 3000 })
    const { id } = await read(order)
    const lease = await claim({ payload, work: shipmentWork, id, now: new Date() })
    if (!lease) throw new Error('The shipment is not due.')
    parts.courier.faults.next(null, null, 'hang')
    const outcome = await advanceShipment({ payload, lease, now: () => new Date() }, courier)
    expect(outcome).toMatchObject({ note: 'Shiprocket did not respond in time.' })
    // It was carried out after all.
    parts.courier.adopt(JSON.parse(parts.courier.requests.at(-1)?.body ?? ''))
    await runAll()
    expect(await read(order)).toMatchObject({ status: 'assigned' })
    expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
    expect(creations()).toBe(1)
  })

  it('when the process is killed at any write between payment and push', async () => {
    let fatalWrite = 0
    for (let nth = 1; nth < 40; nth += KILL_STEP) {
      const order = await paidOrder()
      const { died } = await killAtWrite(portal.payload, nth, async () => {
        await createShipment({ payload: portal.payload, order })
        await run()
      })
      // The effects of the payment are repeated.
      await createShipment({ payload: portal.payload, order })
      await runAll()
      expect(await read(order), `killed at write ${nth}`).toMatchObject({ status: 'assigned', needsAttention: false })
      expect(parts.courier.byNumber(order.orderNumber), `killed at write ${nth}`).toHaveLength(1)
      if (!died) break
      fatalWrite = nth
    }
    expect(fatalWrite).toBeGreaterThan(6)
    expect(fatalWrite).toBeLessThan(39)
  })

  it('when several runs push the same shipments at once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => waitingOrder()))
    await Promise.all([run(), run(), run()])
    for (const order of orders) {
      expect(await read(order)).toMatchObject({ status: 'assigned' })
      expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
    }
    expect(parts.courier.loginCount()).toBeGreaterThan(0)
  })
})

describe('a parcel that the courier refuses', () => {
  it('has the reason for staff, and is tried again later', async () => {
    const order = await waitingOrder()
    const data = { address: { ...order.address, pin: '' } }
    await updateRow({ payload: portal.payload, collection: 'orders', where: order.id, data })
    await run()
    const refused = await read(order)
    expect(refused).toMatchObject({ status: 'waiting', needsAttention: true, pushedAt: null })
    expect(refused.note).toContain('billing_pincode is required.')
    const attempts = creations()
    await run(60)
    expect(creations()).toBe(attempts)
    await run(7 * 60)
    expect(creations()).toBe(attempts + 1)
  })

  it('also with an error of status 200', async () => {
    const order = await waitingOrder()
    parts.courier.controls.assignError = 'No courier serviceable for this PIN code.'
    await run()
    expect(await read(order)).toMatchObject({
      status: 'created',
      needsAttention: true,
      note: expect.stringContaining('No courier serviceable'),
    })
    parts.courier.controls.assignError = null
    await run(7 * 60)
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false, note: null })
    expect(creations()).toBe(1)
  })
})
