import type { CourierName } from '@pravesh/shared/shop/couriers/couriers'
import type { ShipmentActivity, ShipmentStatus } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'

/** A packed order, as a courier needs it. */
export interface Parcel {
  /** Our number, unique at the courier. */
  orderNumber: string
  orderedAt: Date
  buyer: {
    name: string
    surname: string
    line1: string
    line2: string
    city: string
    state: string
    pin: string
    country: string
    email: string
    phone: string
  }
  lines: readonly { name: string; sku: string; units: number; pricePaise: number }[]
  /** The price of the books; delivery is not declared. */
  booksPaise: number
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
}

/** An order at the courier. */
export interface PlacedParcel {
  courierOrderId: string
  shipmentId: string | null
  awb: string | null
  courierName: string | null
  isCancelled: boolean
}

/** What identifies an order that the courier may have. */
interface OrderReference {
  /** Ours. */
  orderNumber: string
  courierOrderId: string | null
}

/** What identifies a parcel at the courier, as far as it is known. */
export interface ParcelReference {
  courierOrderId: string
  shipmentId: string | null
  awb: string | null
}

/** The state of a parcel as reported by its courier. Null where it says nothing. */
export interface CourierReport {
  /** `unknown` for a state that the portal has no name for. */
  status: ShipmentStatus | 'unknown' | null
  shipmentId: string | null
  awb: string | null
  courierName: string | null
  trackingUrl: string | null
  expectedAt: Date | null
  deliveredAt: Date | null
  /** Oldest first, as the courier wrote them. */
  activities: readonly ShipmentActivity[] | null
  /** Names in the report, which must not be stored. */
  people: readonly string[]
}

/** `days` is the courier's estimate, or null. */
export type Serviceability = { state: 'served'; days: number | null } | { state: 'notServed' }

export interface PickupLocation {
  name: string
  pin: string
}

/** What an event is about. Events are only triggers; their content is never trusted. */
export interface EventSubject {
  awb: string | null
  courierOrderId: string | null
  orderNumber: string | null
}

/**
 * Adapter to a courier. Calls throw a GatewayError when the courier cannot be reached or declines. Absent calls are
 * steps that staff do themselves.
 */
export interface Courier {
  name: CourierName
  /**
   * The order with our number, or the one with this id if it has our number; null when the courier lists none. Absent when
   * the portal itself is the record.
   */
  find?: (order: OrderReference) => Promise<PlacedParcel | null>
  /** Creates the order of a parcel. Not safe to repeat: the caller looks for the order first. */
  create: (parcel: Parcel) => Promise<PlacedParcel>
  /** Assigns the tracking number, or returns the one already assigned. */
  assign?: (parcel: ParcelReference) => Promise<{ awb: string; courierName: string | null }>
  /** Orders the pickup. Repeating it is harmless. */
  requestPickup?: (parcel: ParcelReference) => Promise<void>
  /** The address of the label to print. */
  label?: (parcel: ParcelReference) => Promise<string>
  report?: (parcel: ParcelReference) => Promise<CourierReport>
  /** Cancels the order with our number. `notFound` when the courier lists none. Safe to repeat. */
  cancel: (order: OrderReference) => Promise<'cancelled' | 'tooLate' | 'notFound'>
  /** Whether the courier delivers between two PIN codes. Absent when it cannot say. */
  serviceability?: (pins: { from: string; to: string }) => Promise<Serviceability>
  pickup: () => Promise<PickupLocation>
  /** The subject of an authentic event; null when it is forged. Absent when the courier sends none. */
  readEvent?: (event: { headers: Headers; body: string }) => EventSubject | null
}

/** A courier that the portal can use; null when its settings are missing. */
export type OpenCourier = (payload: Payload, clock: () => Date) => Courier | null
