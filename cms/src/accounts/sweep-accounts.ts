import type { Payload } from 'payload'
import { deleteRows } from '../database/records/delete-rows.ts'
import { portalOf } from '../foundation/portal.ts'
import { sweepUnverified } from './unverified/sweep-unverified.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** How long expired codes are retained, so that their page can say that the code has expired. */
const CODE_RETENTION_MS = 7 * DAY

declare module '../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: time of this process's last sweep, in milliseconds. Processes sweep independently. */
    sweptAccountsAt?: number | undefined
  }
}

/**
 * Removes expired sessions, links and codes, and unverified accounts, at most once an hour. Errors are logged and not
 * thrown.
 */
export async function sweepAccounts({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const { sweptAccountsAt = 0 } = portalOf(payload)
  if (now.getTime() - sweptAccountsAt < HOUR) return
  portalOf(payload).sweptAccountsAt = now.getTime()
  const expired = { expiresAt: { less_than_equal: now.toISOString() } }
  const oldCodes = { sentAt: { less_than: new Date(now.getTime() - CODE_RETENTION_MS).toISOString() } }
  try {
    await deleteRows({ payload, collection: 'student-sessions', where: expired })
    await deleteRows({ payload, collection: 'account-links', where: expired })
    await deleteRows({ payload, collection: 'one-time-codes', where: oldCodes })
    await sweepUnverified({ payload, now })
  } catch (error) {
    payload.logger.error({ msg: 'Old sessions, codes and accounts could not be removed.', err: error })
  }
}
