import { isUnplaced } from '@pravesh/shared/shop/couriers/shipment-status'
import type { Shipment } from '../../payload-types.ts'
import { bookedAs } from './booked-as.ts'

const MINUTE = 60_000

/** How long the portal looks for an order whose creation has no answer, before staff decide. */
const SEARCH_MS = 45 * MINUTE

/** Whether the courier was asked to create the order and gave no clear answer. */
export function isUnconfirmed({ status, unconfirmedAt }: Pick<Shipment, 'status' | 'unconfirmedAt'>): boolean {
  return isUnplaced(status) && Boolean(unconfirmedAt)
}

export function isSearchOver({ pushedAt }: Pick<Shipment, 'pushedAt'>, now: Date): boolean {
  return Boolean(pushedAt) && now.getTime() - new Date(pushedAt ?? '').getTime() >= SEARCH_MS
}

/** The courier does not list an order that it may have created. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed'
}

/** For staff: what is known of the parcel, and what to do after the search. */
export function unconfirmedNote(
  { pushedAt, ...shipment }: Pick<Shipment, 'orderNumber' | 'bookings' | 'pushedAt'>,
  now: Date,
): string {
  const number = bookedAs(shipment)
  return isSearchOver({ pushedAt }, now)
    ? `We do not know whether Shiprocket has this parcel. Look in its panel for ${number}. Then enter its ID below, or create the parcel again.`
    : `Shiprocket did not confirm the parcel. The portal looks for ${number} there before it creates anything again.`
}
