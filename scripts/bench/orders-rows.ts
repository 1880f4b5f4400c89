/** Rows of the benchmark of orders. */

import type { NewRow } from '../../cms/src/database/records/columns.ts'
import type { Shipment } from '../../cms/src/payload-types.ts'
import { orderAddress } from '../../shared/src/shop/fixtures/address.ts'

/** Orders of the student whose list is read. */
export const OWN_ORDERS = 100

export const newBook = {
  name: 'A measured book',
  author: 'S. Mandal',
  publisher: 'Deepstambh Publishers',
  course: 'BED',
  semester: '1',
  language: 'English',
  pricePaise: 30_000,
  pages: 200,
  active: true,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 2,
  weightGrams: 450,
} as const

const NAMES = ['Asha', 'Rina', 'Sunil', 'Meera', 'Tapan', 'Farida', 'Bijoy', 'Lakshmi', 'Imran', 'Dolma']
const SURNAMES = ['Roy', 'Das', 'Murmu', 'Khatun', 'Tamang', 'Sarkar', 'Mondal', 'Hembram', 'Sheikh', 'Ghosh', 'Barman']
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A change of a row after an hour, a day or a week, up to now. */
const later = (at: string, ms: number) => new Date(Math.min(Date.parse(at) + ms, Date.now())).toISOString()

export function studentOf(number: number): string {
  const index = number < OWN_ORDERS ? 0 : Math.floor(number / 10)
  return `2f1b8c1e-0c3e-4b7a-9d55-${String(index).padStart(12, '0')}`
}

/** Same shares of all states among few and among many orders: in a hundred, by the place of an order among them. */
function statusOf(number: number): 'paid' | 'unpaid' | 'cancelled' | 'returned' | 'soldOut' {
  const place = (number * 37) % 100
  if (place < 5) return 'unpaid'
  if (place < 9) return 'cancelled'
  if (place < 12) return 'returned'
  return place < 13 ? 'soldOut' : 'paid'
}

/** Of delivered orders, one in a hundred waits for the decision on its return, and one was rejected. */
function returnOf(number: number, createdAt: string): Partial<NewRow<'orders'>> {
  const place = (number * 37) % 100
  const asked = { returnRequestedAt: later(createdAt, 7 * DAY), returnReason: 'damaged' } as const
  if (statusOf(number) === 'returned') return { ...asked, returnDecision: 'accepted' }
  if (place === 13) return asked
  return place === 14 ? { ...asked, returnDecision: 'rejected' } : {}
}

export function orderRow(number: number, count: number): NewRow<'orders'> & { createdAt: string } {
  const createdAt = new Date(Date.now() - (count - number) * MINUTE).toISOString()
  const { lengthCm, widthCm, heightCm, weightGrams, active, ...book } = newBook
  const measures = { lengthCm, widthCm, heightCm, weightGrams }
  const bookId = studentOf(number)
  const status = statusOf(number)
  const name = NAMES[number % NAMES.length] ?? ''
  const surname = SURNAMES[number % SURNAMES.length] ?? ''
  return {
    status,
    orderNumber: `ORD${number}`,
    requestKey: `key-${number}`,
    studentId: studentOf(number),
    summary: `1 × ${book.name}, Volume ${number}`,
    buyerName: `${name} ${surname}`,
    lines: [{ ...book, ...measures, bookId, sku: bookId, units: 1, deliveryPaise: 18_000 }],
    quotes: [],
    booksPaise: 30_000,
    deliveryPaise: 18_000,
    totalPaise: 48_000,
    refundedPaise: status === 'paid' || status === 'unpaid' ? 0 : 48_000,
    ...measures,
    weightGrams: 1000,
    address: { ...orderAddress, name, surname, phone: String(9_000_000_000 + number) },
    paymentId: status === 'unpaid' ? null : `T${number}`,
    attemptedAt: createdAt,
    paidAt: status === 'unpaid' ? null : createdAt,
    ...returnOf(number, createdAt),
    revision: 1,
    attempts: 0,
    createdAt,
    updatedAt: createdAt,
  }
}

/** Of a hundred parcels, the newest three are to be packed and the next five under way. */
function parcelOf(
  number: number,
  count: number,
  createdAt: string,
): Pick<Shipment, 'status' | 'dispatchedAt' | 'deliveredAt'> {
  const status = statusOf(number)
  if (status === 'cancelled') return { status: 'cancelled' }
  const age = (count - number) / count
  if (age < 0.03) return { status: number % 2 === 0 ? 'waiting' : 'assigned' }
  const dispatchedAt = later(createdAt, HOUR)
  if (age < 0.08) return { status: number % 2 === 0 ? 'shipped' : 'outForDelivery', dispatchedAt }
  if (number % 200 === 50) return { status: 'returning', dispatchedAt }
  return { status: 'delivered', dispatchedAt, deliveredAt: later(createdAt, DAY) }
}

/** The parcel of an order, by the order's id; null for an order that has none. */
export function shipmentRow(number: number, count: number, orderId: string): NewRow<'shipments'> | null {
  const { status, orderNumber, studentId, createdAt } = orderRow(number, count)
  if (status === 'unpaid' || status === 'soldOut') return null
  return {
    needsAttention: number % 300 === 50,
    courier: 'manual',
    courierName: 'India Post',
    awb: `EW${String(number).padStart(9, '0')}IN`,
    labelUrl: `https://courier.example/label/${number}.pdf`,
    orderId,
    orderNumber,
    studentId,
    activities: [],
    ...parcelOf(number, count, createdAt),
    attempts: 0,
    createdAt,
    updatedAt: createdAt,
  }
}
