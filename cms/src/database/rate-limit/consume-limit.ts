import type { Payload } from 'payload'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import type { RateLimit } from '../../payload-types.ts'
import { adoptKey } from '../records/adopt-key.ts'
import { changeOne } from '../records/change-one.ts'
import type { Changes } from '../records/columns.ts'
import type { Condition } from '../records/condition.ts'
import { insertIfAbsent } from '../records/insert-if-absent.ts'
import { readRow } from '../records/read-row.ts'
import { sweepHourly } from './sweep-rate-limits.ts'

const collection = 'rate-limits'
const MAX_ATTEMPTS = 20

export interface Limit {
  /** The limited action, e.g. `contact/address`. */
  name: string
  /** The subject of the count, e.g. an address; stored only as a keyed hash. */
  subject: string
  /** Maximum count in one window. */
  limit: number
  windowMs: number
}

interface ConsumeOptions extends Limit {
  payload: Payload
  /** The amount to count, 1 by default; more than the limit is never allowed. */
  amount?: number
  now: Date
}

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * A fixed-window rate limit shared by all processes: the counter is stored in the database and every step is one
 * conditional write. A window starts with the first count.
 */
export async function consumeLimit(options: ConsumeOptions): Promise<LimitResult> {
  const { payload, name, subject, limit, windowMs, amount = 1, now } = options
  if (amount > limit) return { allowed: false, retryAfterSeconds: Math.ceil(windowMs / 1000) }
  const below = { count: { less_than_equal: limit - amount } }
  const key = limitKey(payload, { name, subject })
  const isOpen = { windowEndsAt: { greater_than: now.toISOString() } }
  const isOver = { windowEndsAt: { less_than_equal: now.toISOString() } }
  const nextWindow = new Date(now.getTime() + windowMs).toISOString()
  const update = (where: Condition<'rate-limits'>[], data: Changes<'rate-limits'>) =>
    changeOne({ payload, collection, where: { and: [{ key: { equals: key } }, ...where] }, data })
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await update([isOpen, below], { count: { $inc: amount } })) return { allowed: true }
    if (await adoptKey({ payload, collection, text: limitText({ name, subject }) })) continue
    if (await insertIfAbsent({ payload, collection, data: { key, windowEndsAt: nextWindow, count: amount } })) {
      await sweepHourly({ payload, now })
      return { allowed: true }
    }
    const row = await find(payload, key)
    if (row === null) continue
    if (new Date(row.windowEndsAt) > now) {
      if (row.count > limit - amount) return { allowed: false, retryAfterSeconds: secondsUntil(row.windowEndsAt, now) }
    } else if (await update([isOver], { count: amount, windowEndsAt: nextWindow })) {
      return { allowed: true }
    }
    // Another process wrote concurrently: retry.
  }
  throw new Error(`The limit ${name} changed ${MAX_ATTEMPTS} times while it was being read.`)
}

/** Reverts one count, e.g. when the counted operation has failed. */
export async function refundLimit({ payload, name, subject }: Pick<ConsumeOptions, 'payload' | 'name' | 'subject'>) {
  const where: Condition<'rate-limits'> = {
    and: [{ key: { in: limitKeys(payload, { name, subject }) } }, { count: { greater_than: 0 } }],
  }
  await changeOne({ payload, collection, where, data: { count: { $inc: -1 } } })
}

function limitKey(payload: Payload, of: Pick<Limit, 'name' | 'subject'>): string {
  return keyedHash(payload, limitText(of))
}

/** The keys of a limit under the current and previous PAYLOAD_SECRET. */
export function limitKeys(payload: Payload, of: Pick<Limit, 'name' | 'subject'>): string[] {
  return keyedHashes(payload, limitText(of))
}

function limitText({ name, subject }: Pick<Limit, 'name' | 'subject'>): string {
  return `${name}\n${subject}`
}

/** Whole seconds until a time, at least one. */
export function secondsUntil(end: string, now: Date): number {
  return Math.max(1, Math.ceil((new Date(end).getTime() - now.getTime()) / 1000))
}

async function find(payload: Payload, key: string): Promise<RateLimit | null> {
  const where: Condition<'rate-limits'> = { key: { equals: key } }
  return readRow({ payload, collection, where })
}
