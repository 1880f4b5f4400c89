import type { ShipmentStatus } from '@pravesh/shared/shop/couriers/shipment-status'

/** Labels in capital letters with single spaces. The courier adds new ones without notice. */
const LABELS: Record<string, ShipmentStatus> = {
  NEW: 'created',
  INVOICED: 'created',
  'READY TO SHIP': 'assigned',
  'AWB ASSIGNED': 'assigned',
  'LABEL GENERATED': 'assigned',
  'PICKUP SCHEDULED': 'assigned',
  'PICKUP GENERATED': 'assigned',
  'PICKUP QUEUED': 'assigned',
  'PICKUP RESCHEDULED': 'assigned',
  'PICKUP EXCEPTION': 'assigned',
  'PICKUP ERROR': 'assigned',
  'MANIFEST GENERATED': 'assigned',
  MANIFESTED: 'assigned',
  'OUT FOR PICKUP': 'assigned',
  'PICKED UP': 'shipped',
  SHIPPED: 'shipped',
  'IN TRANSIT': 'inProgress',
  'IN TRANSIT-EN-ROUTE': 'inProgress',
  'REACHED AT DESTINATION HUB': 'inProgress',
  'REACHED DESTINATION HUB': 'inProgress',
  MISROUTED: 'inProgress',
  DELAYED: 'inProgress',
  UNDELIVERED: 'inProgress',
  'OUT FOR DELIVERY': 'outForDelivery',
  DELIVERED: 'delivered',
  'RTO INITIATED': 'returning',
  'RTO IN TRANSIT': 'returning',
  'RTO OFD': 'returning',
  'RTO OUT FOR DELIVERY': 'returning',
  'RTO NDR': 'returning',
  'RTO DELIVERED': 'returned',
  'RTO ACKNOWLEDGED': 'returned',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  'CANCELLATION REQUESTED': 'cancelled',
}

/** Codes of shipments. They differ from those of orders: 18 is in transit here and cancelled there. */
const SHIPMENT_CODES: Record<number, ShipmentStatus> = {
  1: 'assigned',
  3: 'assigned',
  6: 'shipped',
  7: 'delivered',
  17: 'outForDelivery',
  18: 'inProgress',
  19: 'assigned',
  38: 'inProgress',
  42: 'shipped',
}

const ORDER_CODES: Record<number, ShipmentStatus> = { 1: 'created', 5: 'cancelled', 18: 'cancelled', 7: 'delivered' }

interface Reported {
  label: string | null | undefined
  code: number | null | undefined
}

/** The state of a shipment by its label, else by its code; null when neither says anything. */
export function statusOfShipment(reported: Reported): ShipmentStatus | 'unknown' | null {
  return statusIn(SHIPMENT_CODES, reported)
}

/** The same for the state of an order. */
export function statusOfOrder(reported: Reported): ShipmentStatus | 'unknown' | null {
  return statusIn(ORDER_CODES, reported)
}

function statusIn(codes: Record<number, ShipmentStatus>, { label, code }: Reported) {
  const name = (label ?? '')
    .toUpperCase()
    .replace(/[\s_]+/g, ' ')
    .trim()
  if (name === '' && !code) return null
  return (Object.hasOwn(LABELS, name) ? LABELS[name] : undefined) ?? codes[code ?? 0] ?? 'unknown'
}
