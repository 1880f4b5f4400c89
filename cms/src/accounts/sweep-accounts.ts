import type { Payload } from 'payload'
import { Service } from '../platform/service.ts'
import { sweepUnverified } from './register/sweep-unverified.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** How long a page that asks for a code is still known, to say that the code has expired. */
const CODE_RETENTION_MS = 7 * DAY

/** When this process last swept, in milliseconds; each process may do so on its own. */
const lastSweep = new Service<number>('sweptAccountsAt')

/** Removes sessions, links and codes that are over, and accounts that nobody verified, at most once an hour. A fault is logged and changes nothing. */
export async function sweepAccounts({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  if (now.getTime() - (lastSweep.find(payload) ?? 0) < HOUR) return
  lastSweep.set(payload, now.getTime())
  const over = { expiresAt: { less_than_equal: now.toISOString() } }
  const oldCodes = { sentAt: { less_than: new Date(now.getTime() - CODE_RETENTION_MS).toISOString() } }
  try {
    await payload.db.deleteMany({ collection: 'student-sessions', where: over })
    await payload.db.deleteMany({ collection: 'account-links', where: over })
    await payload.db.deleteMany({ collection: 'one-time-codes', where: oldCodes })
    await sweepUnverified({ payload, now })
  } catch (error) {
    payload.logger.error({ msg: 'Old sessions, codes and accounts could not be removed.', err: error })
  }
}
