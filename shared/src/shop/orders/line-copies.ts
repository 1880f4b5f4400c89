import type { ReplyValues } from '../../platform/replies/said.ts'
import type { en } from '../replies/words/en.ts'
/** What has become of the copies of a paid order, line by line. Its lines stay as they were paid. */
import { type OrderItem, type OrderLine, unitsOf } from './lines.ts'
import type { Cancellation } from './parts.ts'
import type { ReturnDecision } from './returns.ts'

interface OrderParts {
  lines: readonly Pick<OrderLine, 'bookId' | 'name' | 'units'>[]
  cancellations: readonly Pick<Cancellation, 'items'>[]
  returns: readonly { items: readonly OrderItem[]; decision: ReturnDecision; reopenedAt?: string | undefined }[]
  /** The content of the open return. */
  returning: readonly OrderItem[]
  /** Whether everything that was left of the order was cancelled. */
  isCancelled: boolean
}

/** Copies of one line. */
export interface LineCopies extends OrderItem {
  name: string
  cancelled: number
  /** In the open return. */
  returning: number
  returned: number
  /** Whose return was rejected. */
  rejected: number
}

export function copiesOf({ lines, cancellations, returns, returning, isCancelled }: OrderParts): LineCopies[] {
  const sum = (parts: readonly { items: readonly OrderItem[] }[], bookId: string) =>
    parts.reduce((total, { items }) => total + unitsOf(items, bookId), 0)
  const decided = (decision: ReturnDecision) => returns.filter((each) => each.decision === decision && !each.reopenedAt)
  return lines.map(({ bookId, name, units }) => ({
    bookId,
    name,
    units,
    cancelled: isCancelled ? units : sum(cancellations, bookId),
    returning: unitsOf(returning, bookId),
    returned: sum(decided('accepted'), bookId),
    rejected: sum(decided('rejected'), bookId),
  }))
}

/** The copies that are not cancelled: what the parcel contains, and what can be cancelled until its dispatch. */
export function keptItems(copies: readonly LineCopies[]): OrderItem[] {
  return itemsOf(copies, ({ units, cancelled }) => units - cancelled)
}

/** The copies of a delivered order whose return was not requested yet. */
export function returnableItems(copies: readonly LineCopies[]): OrderItem[] {
  return itemsOf(copies, ({ units, cancelled, returning, returned, rejected }) => {
    return units - cancelled - returning - returned - rejected
  })
}

/** Whether all copies that were not cancelled are returned, once these are as well. */
export function isAllReturned(copies: readonly LineCopies[], items: readonly OrderItem[]): boolean {
  return copies.every(({ bookId, units, cancelled, returned }) => {
    return units - cancelled - returned - unitsOf(items, bookId) === 0
  })
}

/** Whether the items are all that there is. */
export function isEverything(available: readonly OrderItem[], items: readonly OrderItem[]): boolean {
  return available.every(({ bookId, units }) => unitsOf(items, bookId) === units)
}

/** The lines of the items, with as many copies. */
export function linesOfItems<Line extends OrderItem>(lines: readonly Line[], items: readonly OrderItem[]): Line[] {
  return lines.flatMap((line) => {
    const units = unitsOf(items, line.bookId)
    return units === 0 ? [] : [{ ...line, units }]
  })
}

/** Why these copies cannot be cancelled or returned: a book that was not ordered, or more copies than there are. */
export interface ItemsProblem {
  kind: 'notOrdered' | 'tooMany'
  /** For the sentence to the buyer. */
  because: { code: keyof typeof en; values?: ReplyValues }
}

const LEFT = {
  cancelled: { none: 'NONE_TO_CANCEL', one: 'ONE_TO_CANCEL', few: 'FEW_TO_CANCEL' },
  returned: { none: 'NONE_TO_RETURN', one: 'ONE_TO_RETURN', few: 'FEW_TO_RETURN' },
} as const

interface Asked {
  /** Each book once. */
  items: readonly OrderItem[]
  copies: readonly LineCopies[]
  available: readonly OrderItem[]
  verb: 'cancelled' | 'returned'
}

export function itemsProblem({ items, copies, available, verb }: Asked): ItemsProblem | null {
  for (const { bookId, units } of items) {
    const line = copies.find((each) => each.bookId === bookId)
    if (!line) return { kind: 'notOrdered', because: { code: 'NOT_ORDERED' } }
    const left = unitsOf(available, bookId)
    if (units <= left) continue
    const count = left === 0 ? 'none' : left === 1 ? 'one' : 'few'
    return { kind: 'tooMany', because: { code: LEFT[verb][count], values: { name: line.name, copies: left } } }
  }
  return null
}

function itemsOf(copies: readonly LineCopies[], unitsLeft: (line: LineCopies) => number): OrderItem[] {
  return copies.flatMap((line) => {
    const units = unitsLeft(line)
    return units > 0 ? [{ bookId: line.bookId, units }] : []
  })
}
