import { isUnassigned, isUnplaced } from '@pravesh/shared/shop/couriers/shipment-status'
import type { HandOver } from '@pravesh/shared/shop/couriers/staff-calls'
import type { Payload } from 'payload'
import type { Shipment } from '../../../payload-types.ts'
import { changeByHand } from './change-by-hand.ts'
import { refuseUnless, requireShipment } from './require-shipment.ts'

interface HandOverOptions {
  payload: Payload
  id: string
  given: HandOver
  now: Date
}

/**
 * Records courier and tracking number of a parcel that staff hand over, or corrects them. Throws a Problem: 404, or 409
 * when the order is cancelled, or the parcel has moved or was booked again meanwhile.
 */
export async function handOver({ payload, id, given, now }: HandOverOptions): Promise<Shipment> {
  const { shipment, actions } = await requireShipment(payload, id)
  refuseUnless(actions.handOver && (given.bookings ?? bookedTimes(shipment)) === bookedTimes(shipment))
  const { status, orderNumber } = shipment
  const { courierName, awb, trackingUrl, expectedOn } = given
  return changeByHand({
    payload,
    shipment,
    from: status,
    data: {
      courierName,
      awb,
      trackingUrl: trackingUrl || null,
      expectedAt: expectedOn === '' ? null : `${expectedOn}T00:00:00.000Z`,
      courierOrderId: orderNumber,
      status: isUnplaced(status) || isUnassigned(status) ? 'assigned' : status,
    },
    now,
  })
}

function bookedTimes({ bookings }: Shipment): number {
  return bookings ?? 1
}
