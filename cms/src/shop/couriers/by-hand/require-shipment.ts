import { type ShipmentActions, shipmentActions } from '@pravesh/shared/shop/couriers/shipment-view'
import type { Payload } from 'payload'
import { readRow } from '../../../database/records/read-row.ts'
import { isRecordIdIn } from '../../../database/records/record-id.ts'
import { notFound, Problem } from '../../../foundation/problem.ts'
import type { Order, Shipment } from '../../../payload-types.ts'
import { findShipment } from '../find-shipment.ts'
import { isToBeShipped } from '../parcel-of.ts'
import { isUnconfirmed } from '../unconfirmed.ts'

export interface FoundShipment {
  shipment: Shipment
  order: Order
  actions: ShipmentActions
}

/** A shipment with its order and what can be done with it now. Throws a Problem (404). */
export async function requireShipment(payload: Payload, id: string): Promise<FoundShipment> {
  const shipment = isRecordIdIn(payload, id) ? await findShipment(payload, id) : null
  const where = shipment && { id: { equals: shipment.orderId } }
  const order = where && (await readRow({ payload, collection: 'orders', where }))
  if (!shipment || !order) throw notFound('shipment')
  const { status, courier } = shipment
  const known = { isToBeShipped: isToBeShipped(order), isUnconfirmed: isUnconfirmed(shipment) }
  return { shipment, order, actions: shipmentActions({ status, courier, ...known }) }
}

/** Throws a Problem (409) unless an action is possible now. */
export function refuseUnless(isPossible: boolean): void {
  if (!isPossible) throw hasMoved()
}

/** The error (409) for a shipment that has changed since staff looked at it. */
export function hasMoved(): Problem {
  return new Problem({
    code: 'SHIPMENT_MOVED',
    status: 409,
    publicMessage: 'This parcel or its order has changed meanwhile. Look at it again before you go on.',
  })
}
