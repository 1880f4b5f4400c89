import { isBeforeDispatch, isShipmentCancelled } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Shipment } from '../../payload-types.ts'
import { newShipment } from './create-shipment.ts'
import { findShipmentOf } from './find-shipment.ts'
import { withdraw } from './withdraw.ts'

interface CancelOptions {
  payload: Payload
  orderId: string
  now: Date
}

/**
 * Cancels the shipment of an order, also at its courier. `tooLate` when the parcel has left. Safe to repeat. Without a
 * shipment, stores a cancelled one, so that none is created later. Throws a Problem: 409 while the parcel is being handed
 * over, 503 when the courier cannot be reached; repeat the call later.
 */
export async function cancelShipment({ payload, orderId, now }: CancelOptions): Promise<'cancelled' | 'tooLate'> {
  const shipment = (await findShipmentOf(payload, orderId)) ?? (await storeCancelled(payload, orderId))
  if (shipment === null) return 'cancelled'
  if (isShipmentCancelled(shipment.status)) {
    const where: Condition<'shipments'> = {
      and: [{ id: { equals: shipment.id } }, { status: { equals: shipment.status } }],
    }
    // With the order, the alert about a parcel that the courier cancelled is settled.
    await changeOne({ payload, collection: 'shipments', where, data: { needsAttention: false, note: null } })
    return 'cancelled'
  }
  if (!isBeforeDispatch(shipment.status)) return 'tooLate'
  const cancelled = await withdraw({ payload, shipment, data: { status: 'cancelled' }, now })
  return cancelled ? 'cancelled' : 'tooLate'
}

/** A cancelled shipment, or the one that another process has created meanwhile; null when there is no such order. */
async function storeCancelled(payload: Payload, orderId: string): Promise<Shipment | null> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: orderId } } })
  if (order === null) return null
  const { courier } = portalOf(payload).env.couriers
  const data = { ...newShipment(order), courier, status: 'cancelled' as const }
  await insertIfAbsent({ payload, collection: 'shipments', data })
  return findShipmentOf(payload, orderId)
}
