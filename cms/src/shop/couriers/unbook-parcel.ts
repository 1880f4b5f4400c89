import {
  isBeforeDispatch,
  isShipmentCancelled,
  type ShipmentStatus,
} from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import type { Shipment } from '../../payload-types.ts'
import { findShipmentOf } from './find-shipment.ts'
import { FRESH_PARCEL } from './fresh-parcel.ts'
import { withdraw } from './withdraw.ts'

interface UnbookOptions {
  payload: Payload
  orderId: string
  /** The states in which it is taken back; by default all before its dispatch. */
  isIn?: (status: ShipmentStatus) => boolean
  now: Date
}

/**
 * Takes the parcel of an order back from its courier, so that it is booked again once its content or address has
 * changed. False when the parcel is past these states. Safe to repeat. Throws a Problem: 409 while the parcel is being handed over, 503 when the courier
 * cannot be reached; repeat the call later.
 */
export async function unbookParcel({
  payload,
  orderId,
  isIn = isBeforeDispatch,
  now,
}: UnbookOptions): Promise<boolean> {
  const shipment = await findShipmentOf(payload, orderId)
  if (shipment === null || isShipmentCancelled(shipment.status)) return true
  if (!isIn(shipment.status)) return false
  const data: Partial<Shipment> = {
    ...FRESH_PARCEL,
    status: 'waiting',
    courierOrderId: null,
    expectedAt: null,
    activities: [],
    bookings: (shipment.bookings ?? 1) + 1,
    dueAt: now.toISOString(),
  }
  return (await withdraw({ payload, shipment, data, isIn, now })) !== null
}
