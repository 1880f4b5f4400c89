import { isShipmentCancelled, shipmentStatusesBefore } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload, Where } from 'payload'
import { changeOne } from '../../platform/database/change-one.ts'
import { findShipmentOf } from './find-shipment.ts'

interface CancelOptions {
  payload: Payload
  orderId: string
  now: Date
}

/**
 * Cancels the shipment of an order by one conditional update, unless the courier has the parcel. Also `cancelled` if there
 * is no shipment. Safe to repeat.
 */
export async function cancelShipment({ payload, orderId }: CancelOptions): Promise<'cancelled' | 'tooLate'> {
  const where: Where = {
    and: [{ orderId: { equals: orderId } }, { status: { in: shipmentStatusesBefore('cancelled') } }],
  }
  const cancelled = await changeOne({
    payload,
    collection: 'shipments',
    where,
    data: { status: 'cancelled', dueAt: null },
  })
  if (cancelled) return 'cancelled'
  const shipment = await findShipmentOf(payload, orderId)
  return !shipment || isShipmentCancelled(shipment.status) ? 'cancelled' : 'tooLate'
}
