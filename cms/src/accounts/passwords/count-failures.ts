import { setTimeout as sleep } from 'node:timers/promises'
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import { changeOne } from '../../platform/database/change-one.ts'
import { locked } from '../../platform/passwords/refusals.ts'
import { consumeLimit, refundLimit } from '../../platform/rate-limit/consume-limit.ts'
import { clearLimit, peekLimit } from '../../platform/rate-limit/peek-limit.ts'

/** Counted by e-mail address, whether or not it has an account, so that a lock does not reveal one. */
const name = 'login/failures'
const { failures: limit, minutes } = LOCKOUT
const windowMs = minutes * 60_000

/** Comparisons that have failed or have not ended, in all processes. */
const comparisons = 'login/comparisons'
const WAIT_MS = 100
const MAX_WAITS = 100

interface FailureOptions {
  payload: Payload
  email: string
  now: Date
}

/** Throws a Problem (429) while too many wrong passwords are counted for this address. */
export async function refuseWhileLocked({ payload, email, now }: FailureOptions): Promise<void> {
  const result = await peekLimit({ payload, name, subject: email, limit, now })
  if (!result.allowed) throw locked(result.retryAfterSeconds)
}

/**
 * Reserves a comparison, so that at most five passwords are compared before the lock, however many arrive at once. Waits
 * while all are in use: a student may log in several times at once. Throws a Problem (429) when the account is locked.
 */
export async function startComparison({ payload, email, now }: FailureOptions): Promise<void> {
  const comparison = { payload, name: comparisons, subject: email, limit, windowMs, now }
  for (let waits = 0; ; waits++) {
    await refuseWhileLocked({ payload, email, now })
    const isFree = await peekLimit(comparison)
    const result = isFree.allowed ? await consumeLimit(comparison) : isFree
    if (result.allowed) return
    // A process that died in a comparison keeps its reservation until the window ends.
    if (waits === MAX_WAITS) throw locked(result.retryAfterSeconds)
    await sleep(WAIT_MS)
  }
}

/** Returns the reservation of a comparison that did not take place. */
export async function cancelComparison({ payload, email }: Omit<FailureOptions, 'now'>): Promise<void> {
  await refundLimit({ payload, name: comparisons, subject: email })
}

/** Locks an account for a period, as too many wrong passwords would. */
export async function lockAccount({ payload, email, now, forMs }: FailureOptions & { forMs: number }): Promise<void> {
  const failure = { payload, name, subject: email, limit, windowMs: forMs, now }
  while ((await consumeLimit(failure)).allowed);
  await recordLock({ payload, email, lockedUntil: new Date(now.getTime() + forMs) })
}

/**
 * Counts a wrong password. The last one allowed locks the account, shows the lock to staff and throws a Problem (429).
 */
export async function countFailure({ payload, email, now }: FailureOptions): Promise<void> {
  await consumeLimit({ payload, name, subject: email, limit, windowMs, now })
  const result = await peekLimit({ payload, name, subject: email, limit, now })
  if (result.allowed) return
  await recordLock({ payload, email, lockedUntil: new Date(now.getTime() + result.retryAfterSeconds * 1000) })
  throw locked(result.retryAfterSeconds)
}

/** Resets the count: after a correct or a new password, or when staff unlock the account. */
export async function clearFailures({ payload, email }: Omit<FailureOptions, 'now'>): Promise<void> {
  await clearLimit({ payload, name: comparisons, subject: email })
  await clearLimit({ payload, name, subject: email })
}

/** Copies the lock to the student's record, where staff see it. */
async function recordLock({ payload, email, lockedUntil }: { payload: Payload; email: string; lockedUntil: Date }) {
  const where = { email: { equals: email } }
  await changeOne({ payload, collection: 'students', where, data: { lockedUntil: lockedUntil.toISOString() } })
}
