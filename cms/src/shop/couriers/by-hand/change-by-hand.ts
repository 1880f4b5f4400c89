import type { ShipmentStatus } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { applyNewEffects } from '../../../database/work/apply-effects.ts'
import { leaseFrom } from '../../../database/work/lease.ts'
import type { Shipment } from '../../../payload-types.ts'
import { withPackedAt } from '../report-changes.ts'
import { shipmentWork } from '../shipment-work.ts'
import { hasMoved } from './require-shipment.ts'

interface ChangeOptions {
  payload: Payload
  shipment: Shipment
  /** The state that the change is based on. */
  from: ShipmentStatus
  data: Partial<Shipment>
  now: Date
}

/**
 * Changes a parcel that staff hand over by one conditional update, and then does what follows, such as the message to the
 * buyer. Throws a Problem (409) when the parcel has moved meanwhile.
 */
export async function changeByHand({ payload, shipment, from, data, now }: ChangeOptions): Promise<Shipment> {
  const changed = await changeOne({
    payload,
    collection: 'shipments',
    where: {
      and: [
        { id: { equals: shipment.id } },
        { courier: { equals: 'manual' } },
        { status: { equals: from } },
        sameBooking(shipment),
      ],
    },
    data: { ...withPackedAt(shipment, data, now), ...leaseFrom(shipmentWork, now) },
  })
  if (changed === null) throw hasMoved()
  return applyNewEffects({ payload, work: shipmentWork, record: changed, now })
}

/** The condition that the parcel was not booked again, so that its content and address are those that were read. */
function sameBooking({ bookings }: Shipment): Condition<'shipments'> {
  return { bookings: { equals: bookings ?? null } }
}
