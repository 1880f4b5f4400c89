/**
 * The stock of one book: copies free to sell, reservations of open payments, and movements that are not written yet. One
 * conditional update of one row stores a whole state, so that none of its parts can be lost alone.
 */
import * as z from 'zod/mini'
import { MOVEMENT_KINDS } from './movements.ts'

const holdSchema = z.object({
  orderId: z.string(),
  units: z.int(),
  /** The payment attempts that need the copies; the last one to end releases them. */
  attempts: z.array(z.string()),
  /** Time of the latest reservation (ISO 8601). */
  at: z.string(),
})
export type Hold = z.infer<typeof holdSchema>

const movementSchema = z.object({
  /** Unique: book, kind and cause. */
  key: z.string(),
  change: z.int(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Free to sell afterwards. */
  copiesAfter: z.int(),
  bookName: z.string(),
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})
type Movement = z.infer<typeof movementSchema>

export const ledgerSchema = z.object({ holds: z.array(holdSchema), movements: z.array(movementSchema) })
export type Ledger = z.infer<typeof ledgerSchema>

export interface Stock extends Ledger {
  copies: number
}

/** A movement without what the stock determines. */
export type NewMovement = Omit<Movement, 'change' | 'copiesAfter'>

/** Copies that a payment attempt of an order needs. */
interface Claim {
  orderId: string
  units: number
}

/** Copies that are reserved. */
export function heldCopies({ holds }: Pick<Ledger, 'holds'>): number {
  return holds.reduce((sum, { units }) => sum + units, 0)
}

/** What orders could take: the free copies and those that they have reserved. */
export function copiesFor({ copies, holds }: Stock, orderIds: readonly string[]): number {
  return copies + heldCopies({ holds: holds.filter(({ orderId }) => orderIds.includes(orderId)) })
}

/** Reserves copies for an attempt; null if there are too few. Attempts of one order share their copies. */
export function reserve(stock: Stock, { orderId, units, attempt, at }: Claim & { attempt: string; at: string }) {
  const held = holdOf(stock, orderId)
  const copies = copiesFor(stock, [orderId]) - units
  if (copies < 0) return null
  const attempts = [...new Set([...(held?.attempts ?? []), attempt])]
  return { ...stock, copies, holds: [...without(stock, orderId), { orderId, units, attempts, at }] }
}

/** Ends the claim of some attempts. The copies become free with the last one. */
export function release(stock: Stock, { orderId, attempts }: { orderId: string; attempts: readonly string[] }): Stock {
  const held = holdOf(stock, orderId)
  if (!held) return stock
  const remaining = held.attempts.filter((attempt) => !attempts.includes(attempt))
  if (remaining.length === held.attempts.length) return stock
  if (remaining.length === 0) return withdraw(stock, orderId)
  return { ...stock, holds: [...without(stock, orderId), { ...held, attempts: remaining }] }
}

/** Ends all claims of an order, whose copies become free. */
export function withdraw(stock: Stock, orderId: string): Stock {
  const held = holdOf(stock, orderId)
  return held ? { ...stock, copies: stock.copies + held.units, holds: without(stock, orderId) } : stock
}

/** Takes the copies of a paid order, reserved ones first; null if there are too few. */
export function sell(stock: Stock, { orderId, units }: Claim, movement: NewMovement): Stock | null {
  const copies = copiesFor(stock, [orderId]) - units
  if (copies < 0) return null
  return moved({ ...stock, copies, holds: without(stock, orderId) }, -units, movement)
}

/** Adds copies, or removes them if `change` is negative; null if fewer than none would be left. */
export function adjust(stock: Stock, change: number, movement: NewMovement): Stock | null {
  const copies = stock.copies + change
  return copies < 0 ? null : moved({ ...stock, copies }, change, movement)
}

/** The stock without movements that have been written. */
export function withoutMovements(stock: Stock, keys: readonly string[]): Stock {
  return { ...stock, movements: stock.movements.filter(({ key }) => !keys.includes(key)) }
}

function moved(stock: Stock, change: number, movement: NewMovement): Stock {
  return { ...stock, movements: [...stock.movements, { ...movement, change, copiesAfter: stock.copies }] }
}

function holdOf({ holds }: Pick<Ledger, 'holds'>, orderId: string): Hold | undefined {
  return holds.find((hold) => hold.orderId === orderId)
}

function without({ holds }: Ledger, orderId: string): Hold[] {
  return holds.filter((hold) => hold.orderId !== orderId)
}
