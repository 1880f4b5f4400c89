import { describe, expect, it } from 'vitest'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Order } from '../../payload-types.ts'
import { cancelShipment } from './cancel-shipment.ts'
import { createShipment } from './create-shipment.ts'

const portal = startTestPortal()
const { parts, use, paidOrder, waitingOrder, read, run, creations } = courierPortal(portal)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const cancel = (order: Order, now = new Date()) => cancelShipment({ payload: portal.payload, orderId: order.id, now })

describe('a cancelled order', () => {
  it('has no parcel, also when the shipment would be created afterwards', async () => {
    const order = await paidOrder()
    expect(await cancel(order)).toBe('cancelled')
    await createShipment({ payload: portal.payload, order })
    await run()
    expect(await read(order)).toMatchObject({ status: 'cancelled' })
    expect(creations()).toBe(0)
  })

  it('that was not handed over needs no courier', async () => {
    const order = await waitingOrder()
    parts.courier.requests.length = 0
    expect(await cancel(order)).toBe('cancelled')
    await run()
    expect(await read(order)).toMatchObject({ status: 'cancelled', dueAt: null })
    expect(parts.courier.requests).toEqual([])
  })

  it('is cancelled at the courier, and again without effect', async () => {
    const order = await waitingOrder()
    await run()
    expect(await cancel(order)).toBe('cancelled')
    expect(parts.courier.order(order.orderNumber).status).toBe('CANCELED')
    const count = parts.courier.requests.length
    expect(await cancel(order)).toBe('cancelled')
    expect(parts.courier.requests).toHaveLength(count)
    expect(await read(order)).toMatchObject({ status: 'cancelled', needsAttention: false })
  })

  it('whose creation was lost is looked up at the courier', async () => {
    const order = await waitingOrder()
    parts.courier.faults.next(null, null, 'lost')
    await run()
    // The creation might still be under way.
    await expect(cancel(order)).rejects.toMatchObject({ status: 409 })
    expect(await cancel(order, later(5))).toBe('cancelled')
    expect(parts.courier.order(order.orderNumber).status).toBe('CANCELED')
  })

  it('is delivered when it has left: nothing is cancelled', async () => {
    const order = await waitingOrder()
    await run()
    parts.courier.move(order.orderNumber, 'SHIPPED')
    expect(await cancel(order)).toBe('tooLate')
    await run(1)
    expect(await read(order)).toMatchObject({ status: 'shipped' })
    expect(await cancel(order, later(2))).toBe('tooLate')
  })

  it('waits while the courier is down', async () => {
    const order = await waitingOrder()
    await run()
    parts.courier.faults.next({ status: 503, html: true })
    await expect(cancel(order)).rejects.toMatchObject({ status: 503 })
    expect(await read(order)).toMatchObject({ status: 'assigned' })
    expect(await cancel(order, later(1))).toBe('cancelled')
  })

  it('is cancelled once when it is cancelled and checked at the same time', async () => {
    const order = await waitingOrder()
    await run()
    const outcomes = await Promise.allSettled([cancel(order), run(61), cancel(order), run(61)])
    await run(70)
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    expect(await cancel(order, later(80))).toBe('cancelled')
    expect(await read(order)).toMatchObject({ status: 'cancelled', needsAttention: false })
  })

  it('is cancelled after a kill at any write', async () => {
    let deaths = 0
    for (let nth = 1; nth < 20; nth++) {
      const order = await waitingOrder()
      await run()
      const { died } = await killAtWrite(portal.payload, nth, () => cancel(order))
      await run(65)
      expect(await cancel(order, later(70)), `killed at write ${nth}`).toBe('cancelled')
      expect(parts.courier.order(order.orderNumber).status).toBe('CANCELED')
      expect(await read(order)).toMatchObject({ status: 'cancelled', needsAttention: false, note: null })
      if (!died) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(1)
    expect(deaths).toBeLessThan(19)
  })
})

it('an order that staff ship by hand is cancelled without a courier', async () => {
  use('manual')
  const order = await waitingOrder()
  await run()
  expect(await read(order)).toMatchObject({ status: 'created', courier: 'manual', courierOrderId: order.orderNumber })
  expect(await cancel(order)).toBe('cancelled')
})
