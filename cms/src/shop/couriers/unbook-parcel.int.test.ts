/** @sqlite-only cancel-shipment.int.test.ts and change-address.int.test.ts take parcels back on both databases */
import { expect, it } from 'vitest'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Order } from '../../payload-types.ts'
import { unbookParcel } from './unbook-parcel.ts'

const portal = startTestPortal()
const { parts, waitingOrder, read, run, creations } = courierPortal(portal)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const unbook = ({ id }: Order, now = new Date()) => unbookParcel({ payload: portal.payload, orderId: id, now })
const setChanging = ({ id }: Order, partRequestedAt: string | null) =>
  updateRow({ payload: portal.payload, collection: 'orders', where: id, data: { partRequestedAt } })

it('a parcel that the courier has is cancelled there, and booked again under another number', async () => {
  const order = await waitingOrder()
  await run()
  const before = creations()
  expect(await unbook(order)).toBe(true)
  expect(parts.courier.order(order.orderNumber).status).toBe('CANCELED')
  expect(await read(order)).toMatchObject({ status: 'waiting', awb: null, courierOrderId: null, bookings: 2 })
  await run(1)
  expect(creations()).toBe(before + 1)
  expect(parts.courier.order(`${order.orderNumber}-2`).status).not.toBe('CANCELED')
  expect(await read(order)).toMatchObject({ status: 'assigned', orderNumber: order.orderNumber, needsAttention: false })
})

it('a parcel waits for its content while a part of its order is being cancelled', async () => {
  const order = await waitingOrder()
  const before = creations()
  await setChanging(order, new Date().toISOString())
  await run()
  expect([await read(order), creations()]).toMatchObject([{ status: 'waiting', needsAttention: false }, before])
  await setChanging(order, null)
  await run(2)
  expect([await read(order), creations()]).toMatchObject([{ status: 'assigned' }, before + 1])
})

it('a parcel that has left is not booked again', async () => {
  const order = await waitingOrder()
  await run()
  parts.courier.move(order.orderNumber, 'SHIPPED')
  expect(await unbook(order)).toBe(false)
  await run(1)
  expect(await read(order)).toMatchObject({ status: 'shipped' })
  expect(await unbook(order, later(2))).toBe(false)
})

it('a parcel stays as it is while the courier is down', async () => {
  const order = await waitingOrder()
  await run()
  parts.courier.faults.next({ status: 503, html: true })
  await expect(unbook(order)).rejects.toMatchObject({ status: 503 })
  expect(await read(order)).toMatchObject({ status: 'assigned' })
  expect(await unbook(order, later(1))).toBe(true)
})
