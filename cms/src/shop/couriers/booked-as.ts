import type { Shipment } from '../../payload-types.ts'

/**
 * The number under which a courier has a parcel. One that is booked again has a number of its own, because couriers refuse
 * the number of a cancelled order.
 */
export function bookedAs({ orderNumber, bookings }: Pick<Shipment, 'orderNumber' | 'bookings'>): string {
  return bookings && bookings > 1 ? `${orderNumber}-${bookings}` : orderNumber
}

/** Our order number, of a number that a courier reports. */
export function orderNumberIn(booked: string): string {
  return booked.replace(/-\d+$/, '')
}
