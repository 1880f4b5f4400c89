import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import { locked } from '../../platform/passwords/refusals.ts'
import { consumeLimit, type Limit, refundLimit } from '../../platform/rate-limit/consume-limit.ts'
import { clearLimit, peekLimit } from '../../platform/rate-limit/peek-limit.ts'

interface AttemptOptions {
  payload: Payload
  /** Lower case. Attempts are counted whether or not the address has an account, so that a lock does not reveal one. */
  email: string
  now: Date
}

/**
 * Counts a sign-in attempt before the password is checked, so that of any number of concurrent attempts only five are
 * checked. Throws a Problem (429) for all others and marks the account as under attack.
 */
export async function countAttempt({ payload, email, now }: AttemptOptions): Promise<void> {
  const allowed = attempts(email)
  const result = await consumeLimit({ payload, ...allowed, now })
  if (result.allowed) return
  await consumeLimit({ payload, ...allowed, limit: allowed.limit + 1, now })
  throw locked(result.retryAfterSeconds)
}

/** Throws a Problem (429) when excess attempts arrived while a correct password was being checked. */
export async function rejectAfterExcessAttempts({ payload, email, now }: AttemptOptions): Promise<void> {
  const { name, subject, limit } = attempts(email)
  const result = await peekLimit({ payload, name, subject, limit: limit + 1, now })
  if (!result.allowed) throw locked(result.retryAfterSeconds)
}

/** Refunds an attempt whose password was not checked. */
export async function refundAttempt({ payload, email }: Omit<AttemptOptions, 'now'>): Promise<void> {
  await refundLimit({ payload, ...attempts(email) })
}

/** Resets the count: after a correct or a new password, or when an administrator unlocks the account. */
export async function clearAttempts({ payload, email }: Omit<AttemptOptions, 'now'>): Promise<void> {
  await clearLimit({ payload, ...attempts(email) })
}

function attempts(email: string): Limit {
  return {
    name: 'staff-login/attempts',
    subject: email,
    limit: LOCKOUT.failures,
    windowMs: LOCKOUT.minutes * 60_000,
  }
}
