import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { Parcel } from '../courier.ts'
import { istDateTime } from './ist-dates.ts'

/** Limits of Shiprocket's form. */
const MAX_CITY = 30
const MAX_ITEM_NAME = 100
const MIN_SIDE_CM = 1

/** HSN code of printed books. */
const BOOKS_HSN = 4901

/** The body that creates an order. (Shiprocket, Create custom order) */
export function orderPayload(parcel: Parcel, pickup: string): Record<string, unknown> {
  const { buyer, lines } = parcel
  return {
    order_id: parcel.orderNumber,
    order_date: istDateTime(parcel.orderedAt),
    pickup_location: pickup,
    billing_customer_name: buyer.name,
    billing_last_name: buyer.surname,
    billing_address: buyer.line1,
    billing_address_2: buyer.line2,
    billing_city: buyer.city.slice(0, MAX_CITY),
    billing_pincode: buyer.pin,
    billing_state: buyer.state,
    billing_country: buyer.country,
    billing_email: buyer.email,
    billing_phone: buyer.phone.slice(-10),
    shipping_is_billing: true,
    order_items: lines.map(({ name, sku, units, pricePaise }) => ({
      name: name.slice(0, MAX_ITEM_NAME),
      sku,
      units,
      selling_price: paiseToRupees(pricePaise),
      discount: 0,
      tax: 0,
      hsn: BOOKS_HSN,
    })),
    payment_method: 'Prepaid',
    sub_total: paiseToRupees(parcel.booksPaise),
    length: Math.max(MIN_SIDE_CM, parcel.lengthCm),
    breadth: Math.max(MIN_SIDE_CM, parcel.widthCm),
    height: Math.max(MIN_SIDE_CM, parcel.heightCm),
    weight: parcel.weightGrams / 1000,
  }
}
