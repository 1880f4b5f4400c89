/** What has happened to an order, and what is still to come. */
import * as z from 'zod/mini'
import { isDelivered, isDispatched, isGoingBack, isPacked, type ShipmentStatus } from '../couriers/shipment-status.ts'
import type { ReturnDecision, ReturnStage } from './returns.ts'
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
  'returnAwaited',
  'returnReceived',
  'returnChecked',
  'returnAccepted',
  'returnRejected',
  'returnReopened',
  'returnWithdrawn',
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

/** When staff asked for the parcel of a return, and when it arrived. */
interface ParcelBack {
  awaitedAt?: string | undefined
  receivedAt?: string | undefined
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
  openReturn: (Part & ParcelBack & { stage: ReturnStage }) | null
  returns: readonly (Part & ParcelBack & { decision: ReturnDecision; reopenedAt?: string | undefined })[]
  withdrawnReturns: readonly (Part & Pick<ParcelBack, 'awaitedAt'> & { requestedAt: string })[]
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
    ...(facts.openReturn ? stepsOfReturn(facts.openReturn) : []),
  ]
}

/** What is to come of an open return. A request has no steps before its answer. */
function stepsOfReturn({ stage, books }: NonNullable<TimelineFacts['openReturn']>): TimelineEntry[] {
  const toCome: OrderEvent[] = [
    ...(stage === 'awaited' ? (['returnReceived'] as const) : []),
    ...(stage === 'requested' ? [] : (['returnChecked'] as const)),
  ]
  return toCome.map((event) => entry(event, null, { isDone: false, books }))
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

type DatedEntry = TimelineEntry & { key: string }

/** A step whose time is not known stands directly after the one before it. */
function inOrder(steps: readonly TimelineEntry[]): DatedEntry[] {
  let key = ''
  return steps.map((step) => {
    key = step.at ?? key
    return { ...step, key }
  })
}

const RETURN_EVENTS: Record<ReturnDecision, OrderEvent> = { accepted: 'returnAccepted', rejected: 'returnRejected' }

function eventsOf(facts: TimelineFacts): DatedEntry[] {
  const { cancelledAt, addressChangedAt, cancellations, openReturn, returns, withdrawnReturns, refunds } = facts
  return [
    ...(addressChangedAt ? [dated('addressChanged', addressChangedAt)] : []),
    ...cancellations.map(({ at, books }) => dated('partCancelled', at, { books })),
    ...(cancelledAt ? [dated('cancelled', cancelledAt)] : []),
    ...returns.flatMap(({ at, books, decision, reopenedAt, ...parcel }) => [
      // An open return has the times of its parcel itself.
      ...(reopenedAt ? [dated('returnReopened', reopenedAt, { books })] : parcelBack({ books, ...parcel })),
      dated(RETURN_EVENTS[decision], at, { books }),
    ]),
    ...withdrawnReturns.flatMap(({ at, books, requestedAt, awaitedAt }) => [
      dated('returnRequested', requestedAt, { books }),
      ...parcelBack({ books, awaitedAt }),
      dated('returnWithdrawn', at, { books }),
    ]),
    ...(openReturn
      ? [dated('returnRequested', openReturn.at, { books: openReturn.books }), ...parcelBack(openReturn)]
      : []),
    ...refunds.map(({ at, paise, isDone }) => dated(isDone ? 'refunded' : 'refundStarted', at, { paise })),
  ]
}

function dated(event: OrderEvent, at: string, about?: Partial<TimelineEntry>): DatedEntry {
  return { ...entry(event, at, about), key: at }
}

function parcelBack({ books, awaitedAt, receivedAt }: ParcelBack & { books: string }): DatedEntry[] {
  return [
    ...(awaitedAt ? [dated('returnAwaited', awaitedAt, { books })] : []),
    ...(receivedAt ? [dated('returnReceived', receivedAt, { books })] : []),
  ]
}
