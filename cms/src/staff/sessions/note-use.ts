import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { portalOf } from '../../foundation/portal.ts'

/** How exact the time of the last use is: a write for each request would cost more than it tells. */
const EXACT_TO_MS = 5 * 60_000
const MAX_REMEMBERED = 1000

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: when this process last stored the use of a session, in milliseconds, by session. */
    notedUses?: Map<string, number> | undefined
  }
}

/** Stores that a session is in use, at most every five minutes. An error is logged: the request goes on. */
export async function noteUse(payload: Payload, sessionId: string, now: Date): Promise<void> {
  portalOf(payload).notedUses ??= new Map()
  const { notedUses = new Map<string, number>() } = portalOf(payload)
  if (now.getTime() - (notedUses.get(sessionId) ?? 0) < EXACT_TO_MS) return
  if (notedUses.size >= MAX_REMEMBERED) notedUses.clear()
  notedUses.set(sessionId, now.getTime())
  const before = { usedAt: { less_than: new Date(now.getTime() - EXACT_TO_MS).toISOString() } }
  const where = { and: [{ sessionId: { equals: sessionId } }, before] }
  try {
    await changeOne({ payload, collection: 'staff-sign-ins', where, data: { usedAt: now.toISOString() } })
  } catch (error) {
    payload.logger.error({ msg: 'The use of a session could not be stored.', err: error })
  }
}
