import type { Payload } from 'payload'
import { readRow } from '../records/read-row.ts'
import { type Limit, type LimitResult, limitKeys, secondsUntil } from './consume-limit.ts'

interface PeekOptions extends Omit<Limit, 'windowMs'> {
  payload: Payload
  now: Date
}

/** Checks whether one more would be allowed, without counting it. */
export async function peekLimit({ payload, name, subject, limit, now }: PeekOptions): Promise<LimitResult> {
  const where = { key: { in: limitKeys(payload, { name, subject }) } }
  const row = await readRow({ payload, collection: 'rate-limits', where })
  if (row === null || row.count < limit || new Date(row.windowEndsAt) <= now) return { allowed: true }
  return { allowed: false, retryAfterSeconds: secondsUntil(row.windowEndsAt, now) }
}
