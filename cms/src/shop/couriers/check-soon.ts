import type { CourierName } from '@pravesh/shared/shop/couriers/couriers'
import { isShipmentOver, isUnplaced, SHIPMENT_STATUSES } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Shipment } from '../../payload-types.ts'
import { orderNumberIn } from './booked-as.ts'
import type { EventSubject } from './courier.ts'

/** The shortest time between two checks that events cause, in milliseconds. */
const MIN_INTERVAL_MS = 60_000

/** Shipments that the courier knows and that something can follow. */
const followed: Condition<'shipments'> = {
  status: { in: SHIPMENT_STATUSES.filter((status) => !isUnplaced(status) && !isShipmentOver(status)) },
}

interface CheckOptions {
  payload: Payload
  courier: CourierName
  subject: EventSubject
  now: Date
}

/**
 * Brings the next check of a parcel forward, to a minute after the last one. Also ends the lease of a check that is under
 * way, because the courier may have answered it before the event.
 */
export async function checkSoon({ payload, courier, subject, now }: CheckOptions): Promise<void> {
  const shipment = await findSubject(payload, courier, subject)
  if (shipment === null) return
  const lastCheck = shipment.trackedAt ? new Date(shipment.trackedAt).getTime() : 0
  const dueAt = new Date(Math.max(now.getTime(), lastCheck + MIN_INTERVAL_MS)).toISOString()
  await changeOne({
    payload,
    collection: 'shipments',
    where: { and: [{ id: { equals: shipment.id } }, followed, { dueAt: { greater_than: dueAt } }] },
    data: { dueAt },
  })
}

/** Null for events about parcels that are not ours. */
async function findSubject(payload: Payload, courier: CourierName, subject: EventSubject): Promise<Shipment | null> {
  const { awb, courierOrderId, orderNumber } = subject
  const named: Condition<'shipments'>[] = [
    ...(awb ? [{ awb: { equals: awb } }] : []),
    ...(courierOrderId ? [{ courierOrderId: { equals: courierOrderId } }] : []),
    ...(orderNumber ? [{ orderNumber: { equals: orderNumberIn(orderNumber) } }] : []),
  ]
  if (named.length === 0) return null
  const where: Condition<'shipments'> = { and: [{ courier: { equals: courier } }, { or: named }] }
  return readRow({ payload, collection: 'shipments', where })
}
