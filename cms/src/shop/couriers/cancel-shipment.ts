import { isBeforeDispatch, isShipmentCancelled } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload, Where } from 'payload'
import { changeOne } from '../../platform/database/change-one.ts'
import { insertIfAbsent } from '../../platform/database/insert-if-absent.ts'
import { portalEnv } from '../../platform/env.ts'
import type { Courier } from './courier.ts'
import { newShipment, type ShippedOrder } from './create-shipment.ts'
import { findShipmentOf } from './find-shipment.ts'
import { withdraw } from './withdraw.ts'

interface CancelOptions {
  payload: Payload
  order: ShippedOrder
  now: Date
  /** Defaults to the courier of the shipment. */
  courier?: Courier
}

/**
 * Cancels the shipment of an order, also at its courier. `tooLate` when the parcel has left. Safe to repeat. Without a
 * shipment, stores a cancelled one, so that none is created later. Throws a Problem: 409 while the parcel is being handed
 * over, 503 when the courier cannot be reached; repeat the call later.
 */
export async function cancelShipment({ payload, order, ...options }: CancelOptions): Promise<'cancelled' | 'tooLate'> {
  const { courier } = portalEnv.of(payload).couriers
  const absent = { ...newShipment(order), courier, status: 'cancelled' }
  if (await insertIfAbsent({ payload, collection: 'shipments', data: absent })) return 'cancelled'
  const shipment = await findShipmentOf(payload, order.id)
  if (shipment === null) throw new Error(`The shipment of order ${order.orderNumber} was deleted.`)
  if (isShipmentCancelled(shipment.status)) {
    const where: Where = { and: [{ id: { equals: shipment.id } }, { status: { equals: shipment.status } }] }
    // With the order, the alert about a parcel that the courier cancelled is settled.
    await changeOne({ payload, collection: 'shipments', where, data: { needsAttention: false, note: null } })
    return 'cancelled'
  }
  if (!isBeforeDispatch(shipment.status)) return 'tooLate'
  const cancelled = await withdraw({ payload, shipment, data: { status: 'cancelled' }, ...options })
  return cancelled ? 'cancelled' : 'tooLate'
}
