/**
 * State machine of shipments, with labels. No other file compares statuses. A shipment only moves forward: a report that
 * is late or out of order changes nothing.
 */
export const SHIPMENT_STATUSES = [
  'waiting',
  'created',
  'assigned',
  'shipped',
  'inProgress',
  'outForDelivery',
  'delivered',
  'returning',
  'returned',
  'cancelled',
] as const
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]
/** The status in which most shipments stay. */
export const USUAL_SHIPMENT_STATUS: ShipmentStatus = 'delivered'

const ON_THE_WAY: readonly ShipmentStatus[] = [
  'shipped',
  'inProgress',
  'outForDelivery',
  'delivered',
  'returning',
  'returned',
]

const MOVES: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  waiting: ['created', 'assigned', ...ON_THE_WAY, 'cancelled'],
  created: ['assigned', ...ON_THE_WAY, 'cancelled'],
  assigned: [...ON_THE_WAY, 'cancelled'],
  shipped: ['inProgress', 'outForDelivery', 'delivered', 'returning', 'returned'],
  inProgress: ['outForDelivery', 'delivered', 'returning', 'returned'],
  // A failed delivery is tried again; the activities tell.
  outForDelivery: ['delivered', 'returning', 'returned'],
  // Couriers deliver some parcels although their return had begun.
  returning: ['delivered', 'returned'],
  delivered: [],
  returned: [],
  cancelled: [],
}

/** Labels for staff and buyers. */
export const SHIPMENT_LABELS: Record<ShipmentStatus, string> = {
  waiting: 'Waiting to be packed',
  created: 'Being packed',
  assigned: 'Ready for the courier',
  shipped: 'Shipped',
  inProgress: 'In progress',
  outForDelivery: 'Out for delivery',
  delivered: 'Delivered',
  returning: 'On the way back to us',
  returned: 'Returned to us',
  cancelled: 'Cancelled',
}

export function canMoveShipment(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return MOVES[from].includes(to)
}

/** The statuses that may move to this one; the condition of a conditional update. */
export function shipmentStatusesBefore(to: ShipmentStatus): ShipmentStatus[] {
  return SHIPMENT_STATUSES.filter((from) => canMoveShipment(from, to))
}

const group =
  (...statuses: ShipmentStatus[]) =>
  (status: ShipmentStatus): boolean =>
    statuses.includes(status)

/** The courier does not have the parcel yet, so the order can still be cancelled. */
export const isBeforeDispatch = group('waiting', 'created', 'assigned')
/** The courier has, or had, the parcel. */
export const isDispatched = group(...ON_THE_WAY)
/** Not packed yet, so that its address can still change. */
export const isBeforePacked = group('waiting', 'created')
/** Packed, wherever it is. */
export const isPacked = group('assigned', ...ON_THE_WAY)
export const isOutForDelivery = group('outForDelivery')
/** It could not be delivered. */
export const isGoingBack = group('returning', 'returned')
/** On its way to the buyer. */
export const isUnderWay = group('shipped', 'inProgress', 'outForDelivery')
/** Nothing can follow. */
export const isShipmentOver = group('delivered', 'returned', 'cancelled')
/** The courier does not know the parcel yet. */
export const isUnplaced = group('waiting')
/** The courier knows the parcel, which has no tracking number yet. */
export const isUnassigned = group('created')
/** The courier is to collect the parcel. */
export const awaitsPickup = group('assigned')
export const isDelivered = group('delivered')
export const isShipmentCancelled = group('cancelled')

export function shipmentStatusesIn(isIn: (status: ShipmentStatus) => boolean): ShipmentStatus[] {
  return SHIPMENT_STATUSES.filter(isIn)
}

/** The state to show: a state that the courier has no known name for reads “In progress”. */
export function shownStatus({ status, isUnclear }: { status: ShipmentStatus; isUnclear?: boolean | null }) {
  return isUnclear && !isShipmentOver(status) ? 'inProgress' : status
}

/** A step of a parcel as the courier reports it, without personal data. */
export interface ShipmentActivity {
  /** ISO 8601. */
  at: string
  activity: string
  location: string
}
