import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Shipment } from '../../payload-types.ts'

/** The shipment of an order; null before it is paid. */
export function findShipmentOf(payload: Payload, orderId: string): Promise<Shipment | null> {
  return find(payload, { orderId: { equals: orderId } })
}

export function findShipment(payload: Payload, id: string): Promise<Shipment | null> {
  return find(payload, { id: { equals: id } })
}

interface OwnOptions {
  payload: Payload
  studentId: string
}

/** A student's own shipment by the courier's id of the order, or by our order number before the courier has it. */
export function findOwnByOrder({ payload, studentId, id }: OwnOptions & { id: string }): Promise<Shipment | null> {
  const named: Condition<'shipments'> = { or: [{ courierOrderId: { equals: id } }, { orderNumber: { equals: id } }] }
  return find(payload, { and: [{ studentId: { equals: studentId } }, named] })
}

/** A student's own shipment by its tracking number. */
export function findOwnByAwb({ payload, studentId, awb }: OwnOptions & { awb: string }): Promise<Shipment | null> {
  return find(payload, { and: [{ studentId: { equals: studentId } }, { awb: { equals: awb } }] })
}

function find(payload: Payload, where: Condition<'shipments'>): Promise<Shipment | null> {
  return readRow({ payload, collection: 'shipments', where })
}
