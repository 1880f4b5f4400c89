import type { CourierName } from './couriers.ts'
import {
  canMoveShipment,
  isBeforeDispatch,
  isShipmentCancelled,
  isShipmentOver,
  isUnassigned,
  isUnplaced,
  type ShipmentActivity,
  type ShipmentStatus,
} from './shipment-status.ts'

/** Steps that staff enter for parcels that they hand over themselves. */
export const MANUAL_STEPS = [
  'shipped',
  'inProgress',
  'outForDelivery',
  'delivered',
  'returning',
  'returned',
] as const satisfies ShipmentStatus[]
export type ManualStep = (typeof MANUAL_STEPS)[number]

/** A book in a parcel. */
interface ParcelBook {
  bookId: string
  name: string
  units: number
  /** Of one copy. */
  pricePaise: number
}

/** A shipment as staff see it in its panel. */
export interface ShipmentView {
  status: ShipmentStatus
  /** As text. */
  state: string
  /** What staff must know of it; empty without a problem. */
  note: string
  /** How often it was booked. Its content or address has changed with each time, so what was printed is outdated. */
  bookings: number
  courier: CourierName
  courierName: string
  awb: string
  trackingUrl: string
  labelUrl: string
  /** Id of the order at the courier; empty if it has none. */
  courierOrderId: string
  /** ISO timestamp; empty before it is packed. */
  packedAt: string
  /** When the courier was last asked about it, and when it is asked next. ISO timestamps; empty if it is not asked. */
  checkedAt: string
  nextCheckAt: string
  /** `YYYY-MM-DD`; empty if unknown. */
  expectedOn: string
  /** Newest first. */
  activities: ShipmentActivity[]
  orderId: string
  orderNumber: string
  /** What is in the parcel: the order without the copies that were cancelled. */
  books: ParcelBook[]
  /** Who it is for. */
  buyer: string
  /** Where the parcel goes, one line each. */
  address: string[]
  /** Whether this member of staff may change it. */
  mayShip: boolean
  actions: ShipmentActions
}

/** What can be done with a shipment now. */
export interface ShipmentActions {
  /** Enter or correct courier and tracking number. */
  handOver: boolean
  /** Steps that can be entered. */
  steps: ManualStep[]
  shipByHand: boolean
  retry: boolean
  /** Say whether the courier has the parcel: enter its id there, or create it again. */
  confirm: boolean
}

interface Shipped {
  status: ShipmentStatus
  courier: CourierName
  /** The order is paid, and its buyer has not cancelled it. */
  isToBeShipped: boolean
  /** The courier was asked to create the order, and its answer is missing. */
  isUnconfirmed?: boolean
}

export function shipmentActions({ status, courier, isToBeShipped, isUnconfirmed = false }: Shipped): ShipmentActions {
  const isOpen = !isShipmentOver(status)
  const isByHand = courier === 'manual'
  const mayGo = isToBeShipped || !isBeforeDispatch(status)
  return {
    handOver: isByHand && isOpen && mayGo,
    steps: isByHand && isOpen && mayGo ? stepsFrom(status) : [],
    shipByHand: isToBeShipped && (isByHand ? isShipmentCancelled(status) : mayBeTakenBack(status)),
    retry: !isByHand && isOpen && isToBeShipped,
    confirm: isUnconfirmed && isToBeShipped,
  }
}

/** None before the courier and the tracking number are known. */
function stepsFrom(status: ShipmentStatus): ManualStep[] {
  if (isUnplaced(status) || isUnassigned(status)) return []
  return MANUAL_STEPS.filter((step) => canMoveShipment(status, step))
}

function mayBeTakenBack(status: ShipmentStatus): boolean {
  return isBeforeDispatch(status) || isShipmentCancelled(status)
}
