/** What has happened to an order, and what is still to come. */
import * as z from 'zod/mini'
import { isDelivered, isDispatched, isGoingBack, isPacked, type ShipmentStatus } from '../couriers/shipment-status.ts'
import type { ReturnDecision } from './returns.ts'
import { isGoingOn, type OrderState } from './status.ts'

const ORDER_EVENTS = [
  'ordered',
  'paid',
  'addressChanged',
  'packed',
  'shipped',
  'delivered',
  'goingBack',
  'partCancelled',
  'cancelled',
  'soldOut',
  'returnRequested',
  'returnAccepted',
  'returnRejected',
  'refundStarted',
  'refunded',
] as const
type OrderEvent = (typeof ORDER_EVENTS)[number]

export const timelineEntry = z.object({
  event: z.enum(ORDER_EVENTS),
  /** ISO 8601; null for a step to come, and for one whose time is not known. */
  at: z.nullable(z.string()),
  isDone: z.boolean(),
  /** The copies that it is about, such as `1 × Anatomy`; empty for the whole order. */
  books: z.string(),
  /** What is refunded, in whole paise; zero for other events. */
  paise: z.int(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Times in ISO 8601; `books` as in the entries. */
interface Part {
  at: string
  books: string
}

export interface TimelineFacts {
  state: OrderState
  orderedAt: string
  paidAt: string | null
  cancelledAt: string | null
  addressChangedAt: string | null
  /** Null before the payment. */
  parcel: {
    status: ShipmentStatus
    packedAt: string | null
    dispatchedAt: string | null
    deliveredAt: string | null
  } | null
  cancellations: readonly Part[]
  /** The return that waits for an answer. */
  returnRequest: Part | null
  returns: readonly (Part & { decision: ReturnDecision })[]
  refunds: readonly { at: string; paise: number; isDone: boolean }[]
}

/** What has happened, oldest first, and then the steps to come of an order that goes on. */
export function orderTimeline(facts: TimelineFacts): TimelineEntry[] {
  const steps = stepsOf(facts)
  const happened = [...inOrder(steps.filter(({ isDone }) => isDone)), ...eventsOf(facts)]
  const isOpen = isGoingOn(facts.state) && !(facts.parcel && isGoingBack(facts.parcel.status))
  return [
    ...happened.toSorted((one, other) => one.key.localeCompare(other.key)).map(({ key: _, ...entry }) => entry),
    ...(isOpen ? steps.filter(({ isDone }) => !isDone) : []),
  ]
}

function entry(event: OrderEvent, at: string | null, about: Partial<TimelineEntry> = {}): TimelineEntry {
  return { event, at, isDone: true, books: '', paise: 0, ...about }
}

/** The way of every order. */
function stepsOf({ state, orderedAt, paidAt, parcel }: TimelineFacts): TimelineEntry[] {
  const { packedAt = null, dispatchedAt = null, deliveredAt = null, status = null } = parcel ?? {}
  const isIn = (group: (of: ShipmentStatus) => boolean) => status !== null && group(status)
  return [
    entry('ordered', orderedAt),
    entry('paid', paidAt, { isDone: paidAt !== null }),
    entry('packed', packedAt, { isDone: packedAt !== null || isIn(isPacked) }),
    entry('shipped', dispatchedAt, { isDone: isIn(isDispatched) }),
    ...(isIn(isGoingBack) ? [entry('goingBack', null)] : []),
    ...(state === 'soldOut' ? [entry('soldOut', paidAt)] : []),
    entry('delivered', deliveredAt, { isDone: isIn(isDelivered) }),
  ]
}

/** A step whose time is not known stands directly after the one before it. */
function inOrder(steps: readonly TimelineEntry[]): (TimelineEntry & { key: string })[] {
  let key = ''
  return steps.map((step) => {
    key = step.at ?? key
    return { ...step, key }
  })
}

const RETURN_EVENTS: Record<ReturnDecision, OrderEvent> = { accepted: 'returnAccepted', rejected: 'returnRejected' }

function eventsOf(facts: TimelineFacts): (TimelineEntry & { key: string })[] {
  const { cancelledAt, addressChangedAt, cancellations, returnRequest, returns, refunds } = facts
  const dated = (event: OrderEvent, at: string, about?: Partial<TimelineEntry>) => ({
    ...entry(event, at, about),
    key: at,
  })
  return [
    ...(addressChangedAt ? [dated('addressChanged', addressChangedAt)] : []),
    ...cancellations.map(({ at, books }) => dated('partCancelled', at, { books })),
    ...(cancelledAt ? [dated('cancelled', cancelledAt)] : []),
    ...returns.map(({ at, books, decision }) => dated(RETURN_EVENTS[decision], at, { books })),
    ...(returnRequest ? [dated('returnRequested', returnRequest.at, { books: returnRequest.books })] : []),
    ...refunds.map(({ at, paise, isDone }) => dated(isDone ? 'refunded' : 'refundStarted', at, { paise })),
  ]
}
