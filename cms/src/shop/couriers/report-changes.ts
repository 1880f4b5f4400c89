import { scrubActivity } from '@pravesh/shared/shop/couriers/scrub-activity'
import {
  canMoveShipment,
  isDelivered,
  isDispatched,
  isPacked,
  type ShipmentActivity,
  type ShipmentStatus,
} from '@pravesh/shared/shop/couriers/shipment-status'
import type { Shipment } from '../../payload-types.ts'
import type { CourierReport } from './courier.ts'

const MAX_ACTIVITIES = 100
const MAX_TEXT_LENGTH = 300

interface ChangeOptions {
  shipment: Shipment
  report: CourierReport
  /** Names of the buyer. */
  people: readonly string[]
  now: Date
}

/** What a report changes. The state only moves forward, and personal data is removed from the activities. */
export function reportChanges({ shipment, report, people, now }: ChangeOptions): Partial<Shipment> {
  const { shipmentId, awb, courierName, trackingUrl, expectedAt, activities } = report
  const names = [...people, ...report.people]
  return {
    ...movedTo({ shipment, to: reportedStatus(shipment.status, report), at: report.deliveredAt ?? now, now }),
    trackedAt: now.toISOString(),
    isUnclear: report.status === 'unknown',
    ...(shipmentId && { shipmentId }),
    ...(awb && { awb }),
    ...(courierName && { courierName }),
    ...(trackingUrl && { trackingUrl }),
    ...(expectedAt && { expectedAt: expectedAt.toISOString() }),
    ...(activities && { activities: activities.slice(-MAX_ACTIVITIES).map((each) => stored(each, names)) }),
  }
}

/**
 * A state without a name moves a parcel that has left to `inProgress`. Before that it changes nothing, because an order
 * could no longer be cancelled.
 */
function reportedStatus(from: ShipmentStatus, { status, awb }: CourierReport): ShipmentStatus | null {
  if (status === 'unknown') return isDispatched(from) ? 'inProgress' : null
  // The number may have been assigned in the courier's panel.
  return status === 'created' && awb ? 'assigned' : status
}

interface MoveOptions {
  shipment: Shipment
  to: ShipmentStatus | null
  /** When it was delivered, if it was. */
  at: Date
  now: Date
}

/** The fields of a move to another state; empty when the move would go back. */
export function movedTo({ shipment, to, at, now }: MoveOptions): Partial<Shipment> {
  if (to === null || !canMoveShipment(shipment.status, to)) return {}
  return {
    status: to,
    ...(isDispatched(to) && !shipment.dispatchedAt && { dispatchedAt: now.toISOString() }),
    ...(isDelivered(to) && { deliveredAt: at.toISOString() }),
  }
}

/** A change of a parcel with the time when it was packed, if this change says so first. */
export function withPackedAt(
  shipment: Pick<Shipment, 'packedAt'>,
  data: Partial<Shipment>,
  now: Date,
): Partial<Shipment> {
  const isFirst = data.status !== undefined && isPacked(data.status) && !shipment.packedAt
  return isFirst ? { ...data, packedAt: now.toISOString() } : data
}

function stored(activity: ShipmentActivity, people: readonly string[]): ShipmentActivity {
  const { at, activity: text, location } = scrubActivity(activity, people)
  return { at, activity: text.slice(0, MAX_TEXT_LENGTH), location: location.slice(0, MAX_TEXT_LENGTH) }
}
