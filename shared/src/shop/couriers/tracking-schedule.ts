/** How often couriers are asked about a parcel. */
import { isShipmentOver, type ShipmentStatus } from './shipment-status.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const INTERVALS_MS: Record<ShipmentStatus, number> = {
  waiting: 5 * MINUTE,
  created: 30 * MINUTE,
  assigned: HOUR,
  shipped: 2 * HOUR,
  inProgress: 2 * HOUR,
  outForDelivery: 30 * MINUTE,
  returning: 12 * HOUR,
  delivered: DAY,
  returned: DAY,
  cancelled: DAY,
}

/** The longest interval, in milliseconds. */
export const MAX_TRACKING_MS = DAY

/** After this age, a parcel is asked about once a day. */
const SLOW_AFTER_MS = 30 * DAY
/** After this age, a parcel is lost: it is no longer asked about, and staff look into it. */
export const LOST_AFTER_DAYS = 90
const LOST_AFTER_MS = LOST_AFTER_DAYS * DAY

interface Age {
  createdAt: Date
  now: Date
}

/** When to ask next; null when nothing can follow or the parcel is lost. */
export function nextTrackingAt({ status, ...age }: Age & { status: ShipmentStatus }): Date | null {
  if (isShipmentOver(status) || isLost(age)) return null
  const { now } = age
  const interval = ageMs(age) >= SLOW_AFTER_MS ? DAY : INTERVALS_MS[status]
  return new Date(now.getTime() + interval)
}

/** Whether a parcel that has not arrived must be considered lost. */
export function isLost(age: Age): boolean {
  return ageMs(age) >= LOST_AFTER_MS
}

function ageMs({ createdAt, now }: Age): number {
  return now.getTime() - createdAt.getTime()
}
