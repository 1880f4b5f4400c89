import type { Payload } from 'payload'
import type { RateLimit } from '../../payload-types.ts'
import { readRow } from '../records/read-row.ts'
import { type Limit, type LimitResult, limitKeys, secondsUntil } from './consume-limit.ts'

interface CountOptions extends Pick<Limit, 'name' | 'subject'> {
  payload: Payload
  now: Date
}

/** What is counted in the present window; null if none has started. */
export async function readCount({ payload, name, subject, now }: CountOptions): Promise<RateLimit | null> {
  const where = { key: { in: limitKeys(payload, { name, subject }) } }
  const row = await readRow({ payload, collection: 'rate-limits', where })
  return row === null || new Date(row.windowEndsAt) <= now ? null : row
}

/** Checks whether one more would be allowed, without counting it. */
export async function peekLimit({ limit, ...of }: CountOptions & Pick<Limit, 'limit'>): Promise<LimitResult> {
  const row = await readCount(of)
  if (row === null || row.count < limit) return { allowed: true }
  return { allowed: false, retryAfterSeconds: secondsUntil(row.windowEndsAt, of.now) }
}
