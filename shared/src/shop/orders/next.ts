/** What happens next to an order, so that its buyer need not ask. */
import * as z from 'zod/mini'
import { dayInIndia } from '../../platform/formats.ts'
import {
  awaitsPickup,
  isBeforePacked,
  isOutForDelivery,
  isUnderWay as isParcelUnderWay,
  isShipmentCancelled,
  type ShipmentStatus,
} from '../couriers/shipment-status.ts'
import { isUnderWay, type OrderState } from './status.ts'

const ORDER_NEXT = ['none', 'pack', 'collect', 'arrive', 'receive', 'return', 'refund'] as const

/** `at` is the day when it is expected, or until when it is possible, in ISO 8601; null if there is none. */
export const orderNextSchema = z.object({ kind: z.enum(ORDER_NEXT), at: z.nullable(z.string()) })
export type OrderNext = z.infer<typeof orderNextSchema>

interface NextFacts {
  state: OrderState
  /** Null until the order is paid. */
  parcel: { status: ShipmentStatus; expectedAt: string | null } | null
  /** Null if nothing can be returned. */
  returnUntil: string | null
  /** Refunds that the bank has not confirmed yet. */
  refundPendingPaise: number
  now: Date
}

/** `none` where the message of the state says it already. */
export function orderNext({ state, parcel, returnUntil, refundPendingPaise, now }: NextFacts): OrderNext {
  if (isUnderWay(state)) {
    // Staff ship a parcel by hand that its courier has cancelled.
    if (parcel === null || isBeforePacked(parcel.status) || isShipmentCancelled(parcel.status)) return next('pack')
    if (awaitsPickup(parcel.status)) return next('collect', inFuture(parcel.expectedAt, now))
    if (isOutForDelivery(parcel.status)) return next('receive')
    if (isParcelUnderWay(parcel.status)) return next('arrive', inFuture(parcel.expectedAt, now))
    if (returnUntil !== null) return next('return', returnUntil)
  }
  return next(refundPendingPaise > 0 ? 'refund' : 'none')
}

function next(kind: OrderNext['kind'], at: string | null = null): OrderNext {
  return { kind, at }
}

/** A parcel that is late has no day that would be true. */
function inFuture(expectedAt: string | null, now: Date): string | null {
  return expectedAt !== null && dayInIndia(new Date(expectedAt)) >= dayInIndia(now) ? expectedAt : null
}
