import { isShipmentCancelled } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Condition } from '../../../database/records/condition.ts'
import type { Shipment } from '../../../payload-types.ts'
import { cancelShipment } from '../cancel-shipment.ts'
import { FRESH_PARCEL } from '../fresh-parcel.ts'
import { isBeingChanged } from '../parcel-of.ts'
import { withdraw } from '../withdraw.ts'
import { hasMoved, refuseUnless, requireShipment } from './require-shipment.ts'

interface ShipOptions {
  payload: Payload
  id: string
  now: Date
}

/**
 * Takes a parcel back from its courier, so that staff can hand it over themselves; also one that the courier has
 * cancelled. Throws a Problem: 404, 409 when the parcel has left or the order is cancelled, 503 when the courier cannot be
 * reached.
 */
export async function shipByHand({ payload, id, now }: ShipOptions): Promise<Shipment> {
  const { shipment, actions } = await requireShipment(payload, id)
  refuseUnless(actions.shipByHand)
  const data: Partial<Shipment> = {
    ...FRESH_PARCEL,
    courier: 'manual',
    status: 'created',
    courierOrderId: shipment.orderNumber,
    dueAt: null,
  }
  const taken = isShipmentCancelled(shipment.status)
    ? await reopen({ payload, shipment, data })
    : await withdraw({ payload, shipment, data, now })
  if (taken === null) throw hasMoved()
  // The buyer may have cancelled the order between the two reads: then no parcel may leave.
  const { actions: current, order } = await requireShipment(payload, id)
  if (current.handOver || isBeingChanged(order)) return taken
  await cancelShipment({ payload, orderId: shipment.orderId, now })
  throw hasMoved()
}

interface ReopenOptions {
  payload: Payload
  shipment: Shipment
  data: Partial<Shipment>
}

function reopen({ payload, shipment, data }: ReopenOptions): Promise<Shipment | null> {
  const where: Condition<'shipments'> = {
    and: [{ id: { equals: shipment.id } }, { status: { equals: shipment.status } }],
  }
  return changeOne({ payload, collection: 'shipments', where, data })
}
