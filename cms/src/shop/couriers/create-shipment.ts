import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Shipment } from '../../payload-types.ts'
import { findShipmentOf } from './find-shipment.ts'

/** What a shipment needs to know of a paid order. */
export interface ShippedOrder {
  id: string
  orderNumber: string
  studentId: string
}

interface CreateOptions {
  payload: Payload
  order: ShippedOrder
  now?: Date
}

/**
 * Creates the shipment of a paid order, due at once, with the courier that the settings name. Idempotent by order id:
 * returns the existing shipment, also a cancelled one.
 */
export async function createShipment({ payload, order, now = new Date() }: CreateOptions): Promise<Shipment> {
  const { courier } = portalOf(payload).env.couriers
  const data = { ...newShipment(order), courier, status: 'waiting' as const, dueAt: now.toISOString() }
  await insertIfAbsent({ payload, collection: 'shipments', data })
  const shipment = await findShipmentOf(payload, order.id)
  if (shipment === null) throw new Error(`The shipment of order ${order.orderNumber} could not be created.`)
  return shipment
}

/** The fields that every new shipment has. */
export function newShipment({ id, orderNumber, studentId }: ShippedOrder) {
  return { orderId: id, orderNumber, studentId, activities: [], attempts: 0 }
}
