import { formatLongDay } from '@pravesh/shared/platform/formats'
import { addressLines } from '@pravesh/shared/shop/orders/address-lines'
import type { Order, Shipment } from '../../payload-types.ts'
import { keptLines } from '../lines/order-copies.ts'

const GRAMS_PER_KILOGRAM = 1000

/** What a packing slip prints. It has no prices, because it travels in the parcel. */
export interface SlipView {
  orderNumber: string
  day: string
  address: string[]
  phone: string
  lines: { units: string; name: string; details: string }[]
  copies: string
  weight: string
  courier: string
  awb: string
}

export function slipView(order: Order, shipment: Shipment): SlipView {
  const lines = keptLines(order)
  return {
    orderNumber: order.orderNumber,
    day: order.paidAt ? formatLongDay(order.paidAt) : '',
    address: addressLines(order.address),
    phone: order.address.phone,
    lines: lines.map(({ units, name, author, publisher, language }) => ({
      units: String(units),
      name,
      details: [author, publisher, language].filter(Boolean).join(', '),
    })),
    copies: String(lines.reduce((sum, { units }) => sum + units, 0)),
    weight: `${order.weightGrams / GRAMS_PER_KILOGRAM} kg`,
    courier: shipment.courierName ?? '',
    awb: shipment.awb ?? '',
  }
}
