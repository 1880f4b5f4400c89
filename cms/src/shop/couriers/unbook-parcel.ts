import { isBeforeDispatch, isShipmentCancelled } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import type { Shipment } from '../../payload-types.ts'
import { findShipmentOf } from './find-shipment.ts'
import { FRESH_PARCEL } from './fresh-parcel.ts'
import { withdraw } from './withdraw.ts'

interface UnbookOptions {
  payload: Payload
  orderId: string
  now: Date
}

/**
 * Takes the parcel of an order back from its courier, so that it is booked again once its content has changed. False when
 * the parcel has left. Safe to repeat. Throws a Problem: 409 while the parcel is being handed over, 503 when the courier
 * cannot be reached; repeat the call later.
 */
export async function unbookParcel({ payload, orderId, now }: UnbookOptions): Promise<boolean> {
  const shipment = await findShipmentOf(payload, orderId)
  if (shipment === null || isShipmentCancelled(shipment.status)) return true
  if (!isBeforeDispatch(shipment.status)) return false
  const data: Partial<Shipment> = {
    ...FRESH_PARCEL,
    status: 'waiting',
    courierOrderId: null,
    expectedAt: null,
    activities: [],
    bookings: (shipment.bookings ?? 1) + 1,
    dueAt: now.toISOString(),
  }
  return (await withdraw({ payload, shipment, data, now })) !== null
}
