/** Wire format of shipments and their calls. (spec 1, 3 "Shipment" and 7) */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import {
  choice,
  optionalNumber,
  optionalText,
  rows,
  text,
  type WireField,
  wireTable,
} from '../../platform/wire-table.ts'
import type { ShipmentStatus } from './shipment-status.ts'

export const courierCalls = {
  courierLogin: { method: 'get', path: '/shiprocket/loginUser' },
  pickupLocation: { method: 'post', path: '/shiprocket/findpickuplocation' },
  shipmentOfOrder: { method: 'post', path: '/shiprocket/getOrderByship_order_id' },
  trackShipment: { method: 'post', path: '/shiprocket/trackOrderByawb' },
  /** Ours: whether the courier delivers to a PIN code. */
  serviceability: { method: 'get', path: '/courier/serviceability/:pin' },
  /** For the courier; its address must not contain the courier's name or initials. */
  courierEvents: { method: 'post', path: '/courier/events' },
} as const satisfies Record<string, WireCall>

/** Body fields: domain name → wire name. */
export const pickupNames = { token: 'shiptoken' } as const
export const shipmentNames = { token: 'token', courierOrderId: 'ship_order_id' } as const
export const trackNames = { token: 'token', awb: 'awb_id' } as const

/** As the courier spells them, so that clients of the contract recognise NEW and CANCELED. */
const shipmentStatusSpelling: Record<ShipmentStatus, string> = {
  waiting: 'NEW',
  created: 'NEW',
  assigned: 'READY TO SHIP',
  shipped: 'SHIPPED',
  inProgress: 'In progress',
  outForDelivery: 'OUT FOR DELIVERY',
  delivered: 'DELIVERED',
  returning: 'RTO IN TRANSIT',
  returned: 'RTO DELIVERED',
  cancelled: 'CANCELED',
}

const pickupTable = wireTable({ name: text('pickup_location'), pin: text('pin_code') })

/** `pin_code` is empty when staff hand over the parcels. */
export const pickupsTable = wireTable({ locations: rows('shipping_address', pickupTable) })

const services: Record<'served' | 'notServed' | 'unknown', string> = {
  served: 'served',
  notServed: 'notServed',
  unknown: 'unknown',
}

/** Whether the courier delivers to a PIN code, and its estimate in days. */
export const serviceabilityTable = wireTable({ state: choice('state', services), days: optionalNumber('days') })

/** Empty on the wire while the courier has not assigned a number. */
const awbData: WireField<'awb_data', string | null, { awb: string }> = {
  name: 'awb_data',
  toWire: (awb) => ({ awb: awb ?? '' }),
  fromWire: z.pipe(
    z.object({ awb: z.string() }),
    z.transform(({ awb }) => (awb === '' ? null : awb)),
  ),
}

/** A shipment as its buyer sees it. `updatedAt` is ISO 8601, `expectedOn` `YYYY-MM-DD`. */
export const shipmentTable = wireTable({
  courierOrderId: text('id'),
  orderNumber: text('channel_order_id'),
  status: choice('status', shipmentStatusSpelling),
  updatedAt: text('updated_at'),
  awb: awbData,
  courierName: optionalText('courier_name'),
  expectedOn: optionalText('etd'),
  trackingUrl: optionalText('track_url'),
})

/** A step of a parcel. `at` is ISO 8601. */
const activityTable = wireTable({ at: text('date'), activity: text('activity'), location: text('location') })

export const trackingTable = wireTable({
  status: choice('current_status', shipmentStatusSpelling),
  expectedOn: optionalText('etd'),
  trackingUrl: optionalText('track_url'),
  activities: rows('shipment_track_activities', activityTable),
})
