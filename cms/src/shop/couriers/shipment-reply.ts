import { dayInIndia } from '@pravesh/shared/platform/formats'
import { type ShipmentActivity, shownStatus } from '@pravesh/shared/shop/couriers/shipment-status'
import { shipmentTable, trackingTable } from '@pravesh/shared/shop/couriers/wire'
import * as z from 'zod/mini'
import type { Shipment } from '../../payload-types.ts'

const activitiesSchema = z.catch(z.array(z.object({ at: z.string(), activity: z.string(), location: z.string() })), [])

/** The stored activities of a shipment, oldest first. */
export function activitiesOf({ activities }: Shipment): ShipmentActivity[] {
  return activitiesSchema.parse(activities)
}

/** A shipment on the wire. */
export function shipmentReply(shipment: Shipment) {
  const { orderNumber, courierOrderId, awb = null, courierName = null, updatedAt } = shipment
  return shipmentTable.toWire({
    ...shared(shipment),
    courierOrderId: courierOrderId ?? orderNumber,
    orderNumber,
    awb,
    courierName,
    updatedAt,
  })
}

/** The tracking of a shipment on the wire. */
export function trackingReply(shipment: Shipment) {
  return trackingTable.toWire({ ...shared(shipment), activities: activitiesOf(shipment) })
}

function shared(shipment: Shipment) {
  const { expectedAt, trackingUrl = null } = shipment
  return {
    status: shownStatus(shipment),
    trackingUrl,
    expectedOn: expectedAt ? dayInIndia(new Date(expectedAt)) : null,
  }
}
