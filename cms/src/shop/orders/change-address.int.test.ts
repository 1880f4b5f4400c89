import { orderAddress } from '@pravesh/shared/shop/fixtures/address'
import { addressTable } from '@pravesh/shared/shop/orders/wire'
import { describe, expect, it } from 'vitest'
import { aBuyerOfTwoBooks, partOf, violatedInvariants } from '../../../test/builders/order-parts.ts'
import { aBoughtOrder, aStartedOrder, moveParcel, readOrder } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { searchFields } from '../../database/search/search-source.ts'
import { runDue } from '../../database/work/run-due.ts'
import { handOver } from '../couriers/by-hand/hand-over.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { parcelOf } from '../couriers/parcel-of.ts'
import { shipmentWork } from '../couriers/shipment-work.ts'
import { changeAddress } from './change-address.ts'
import { orderEffects } from './order-effects.ts'

const portal = startTestPortal()
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const address = {
  ...orderAddress,
  name: 'Rina',
  line1: '7 Lake Road',
  city: 'Kalyani',
  pin: '741235',
  phone: '9876501234',
}
const parcelIn = async (id: string) => {
  const shipment = await findShipmentOf(portal.payload, id)
  if (shipment === null) throw new Error('No parcel.')
  return shipment
}
const follow = () => runDue({ payload: portal.payload, work: shipmentWork, now: () => later(1) })

async function aPaidOrder() {
  const buyer = await aBuyerOfTwoBooks(portal)
  const { order } = await aBoughtOrder(portal, buyer.order)
  await follow()
  const change = (revision = order.revision, fields: object = {}) =>
    buyer.call('changeAddress', { oid: order.id, revision, ...addressTable.toWire(address), ...fields })
  const pack = async (bookings?: number) =>
    handOver({
      payload: portal.payload,
      id: (await parcelIn(order.id)).id,
      given: { courierName: 'India Post', awb: 'EW123456789IN', trackingUrl: '', expectedOn: '', bookings },
      now: new Date(),
    })
  return { ...buyer, order, change, pack }
}

describe('the address of an order', () => {
  it('changes until the parcel is packed, for the same price, and books the parcel again', async () => {
    const { order, change, news, one } = await aPaidOrder()
    expect(await parcelIn(order.id)).toMatchObject({ status: 'created', courierOrderId: order.orderNumber })
    await updateRow({ payload: portal.payload, collection: 'books', where: one.id, data: { pricePaise: 900_00 } })
    const { status, reply } = await change()
    expect([status, reply.msg]).toEqual([200, 'We send your parcel to the new address.'])
    expect(reply.result).toMatchObject({
      billing_address: '7 Lake Road',
      view: {
        state: 'paid',
        mayChangeAddress: true,
        isAddressChanging: false,
        deliveryPaise: order.deliveryPaise,
        totalPaise: order.totalPaise,
        timeline: expect.arrayContaining([expect.objectContaining({ event: 'addressChanged', isDone: true })]),
      },
    })
    const changed = await readOrder(portal.payload, order.id)
    expect(changed).toMatchObject({
      address,
      buyerName: 'Rina Roy',
      addressChangedBy: 'Buyer',
      addressChangedAt: expect.any(String),
      addressRequest: null,
      revision: order.revision + 2,
    })
    expect(searchFields(portal.payload, 'orders', changed).searchText).toContain('9876501234')
    const shipment = await parcelIn(order.id)
    expect(shipment).toMatchObject({ status: 'waiting', bookings: 2 })
    expect(parcelOf(changed, shipment).buyer).toMatchObject({ line1: '7 Lake Road' })
    const [mail] = (await news()).filter(({ text }) => text?.includes('7 Lake Road'))
    expect(mail?.text).toContain('If you did not ask for this, contact us at once.')
    expect(await violatedInvariants(portal)).toEqual([])
  })

  itsRule('changes before the payment, which stays as it was', async () => {
    const { order: bought, call } = await aBuyerOfTwoBooks(portal)
    const { order, transactionId } = await aStartedOrder(portal.payload, bought)
    const body = { oid: order.id, revision: (await readOrder(portal.payload, order.id)).revision }
    expect((await call('changeAddress', { ...body, ...addressTable.toWire(address) })).status).toBe(200)
    await simulatorOf(portal).act(transactionId, 'pay')
    expect(await readOrder(portal.payload, order.id)).toMatchObject({
      status: 'paid',
      address,
      totalPaise: order.totalPaise,
    })
  })

  itsRule('is refused once the parcel is packed or on its way', async () => {
    const { order, change, pack } = await aPaidOrder()
    await pack()
    const { status, reply } = await change()
    expect([status, reply.msg]).toEqual([409, expect.stringMatching(/^We have packed your parcel already/)])
    await moveParcel(portal.payload, order, { status: 'shipped' })
    expect((await change()).status).toBe(409)
    expect((await readOrder(portal.payload, order.id)).address).toMatchObject({ line1: orderAddress.line1 })
  })

  itsRule('is refused for an order that is cancelled', async () => {
    const { order, change, call } = await aPaidOrder()
    await call('cancelOrder', { oid: order.id })
    const { revision } = await readOrder(portal.payload, order.id)
    expect((await change(revision)).reply.msg).toMatch(/^This order is sold out, cancelled or returned/)
  })

  it('is refused when the order has changed since the buyer saw it', async () => {
    const { order, change, call, one } = await aPaidOrder()
    expect((await change(order.revision + 1)).status).toBe(409)
    await call('cancelOrder', { oid: order.id, lines: partOf([one, 1]) })
    expect((await change()).reply.msg).toMatch(/^This order has changed/)
    const { revision } = await readOrder(portal.payload, order.id)
    const all = await Promise.all([1, 2, 3].map(() => change(revision)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await parcelIn(order.id)).bookings).toBe(3)
  })

  itsRule('names the field that is wrong, and follows the rules of the order form', async () => {
    const { order, change, call } = await aPaidOrder()
    for (const [field, value] of [
      ['billing_pincode', '999999'],
      ['billing_pincode', ''],
      ['billing_state', 'ATLANTIS'],
      ['billing_district', 'PATNA'],
      ['billing_address', ' '],
      ['billing_country', 'Nepal'],
      ['billing_phone', '123'],
    ] as const) {
      const { status, reply } = await change(order.revision, { [field]: value })
      expect(status, `${field}: ${value}`).toBe(400)
      expect(reply.errors).toMatchObject([{ field }])
    }
    const { revision: _, ...body } = { revision: 0, oid: order.id, ...addressTable.toWire(address) }
    expect((await call('changeAddress', body)).status).toBe(400)
  })

  itsRule('belongs to its buyer', async () => {
    const { order } = await aPaidOrder()
    const body = { oid: order.id, revision: order.revision, ...addressTable.toWire(address) }
    const other = await loggedIn(portal.payload, await aGuest(portal.payload))
    const path = '/api/orderbook/changeAddress'
    expect((await portal.call('POST', path, body, other)).status).toBe(404)
    expect((await portal.call('POST', path, { ...body, oid: 'x' }, other)).status).toBe(404)
    expect((await portal.call('POST', path, body)).status).toBe(401)
  })
})

describe('a change of the address while staff pack', () => {
  it('wins or loses, never both', async () => {
    const { order, change, pack } = await aPaidOrder()
    const [changed, packed] = await Promise.allSettled([change(), pack()])
    const isChanged = changed.status === 'fulfilled' && changed.value.status === 200
    const { address: stored, addressRequestedAt } = await readOrder(portal.payload, order.id)
    const { status } = await parcelIn(order.id)
    expect([isChanged, packed.status === 'fulfilled']).toEqual(isChanged ? [true, false] : [false, true])
    expect([stored.line1, status]).toEqual(isChanged ? ['7 Lake Road', 'waiting'] : [orderAddress.line1, 'assigned'])
    expect(addressRequestedAt ?? null).toBeNull()
  })

  it('refuses a parcel that staff saw with the earlier address', async () => {
    const { order, change, pack } = await aPaidOrder()
    await change()
    await expect(pack(1)).rejects.toMatchObject({ code: 'SHIPMENT_MOVED' })
    await pack(2)
    expect((await parcelIn(order.id)).status).toBe('assigned')
  })

  it('is finished after a kill at any write, with one message', async () => {
    const { payload } = portal
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { order, news } = await aPaidOrder()
      const { revision } = order
      const change = () => changeAddress({ payload, order, address, revision, now: new Date() })
      ;({ died } = await killAtWrite(payload, nth, change))
      if ((await readOrder(payload, order.id)).revision === revision) await change()
      for (const minutes of [6, 12]) {
        await runDue({ payload, work: orderEffects, now: () => later(minutes) })
        await runDue({ payload, work: shipmentWork, now: () => later(minutes) })
      }
      const changed = await readOrder(payload, order.id)
      expect(changed).toMatchObject({ address, dueAt: null, addressRequestedAt: null, addressRequest: null })
      expect(await parcelIn(order.id)).toMatchObject({ status: 'created' })
      expect((await news()).filter(({ text }) => text?.includes('7 Lake Road'))).toHaveLength(1)
      expect(nth).toBeLessThan(40)
    }
  })
})
