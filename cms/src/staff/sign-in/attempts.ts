import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import { locked } from '../../platform/passwords/refusals.ts'
import { clearLimit, peekLimit } from '../../platform/rate-limit/peek-limit.ts'
import { type Limit, returnToLimit, takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'

interface AttemptOptions {
  payload: Payload
  /** In lower case. Attempts are counted whether or not it has an account, so that a lock does not reveal one. */
  email: string
  now: Date
}

/**
 * Counts an attempt to sign in, before the password is checked: of any number at once, five are checked. Throws a Problem
 * (429) for all others and marks the account as being guessed.
 */
export async function takeAttempt({ payload, email, now }: AttemptOptions): Promise<void> {
  const allowed = attempts(email)
  const taken = await takeFromLimit({ payload, ...allowed, now })
  if (taken.allowed) return
  await takeFromLimit({ payload, ...allowed, limit: allowed.limit + 1, now })
  throw locked(taken.retryAfterSeconds)
}

/** Throws a Problem (429) when more attempts than allowed were made while a right password was being checked. */
export async function refuseWhileGuessed({ payload, email, now }: AttemptOptions): Promise<void> {
  const { name, subject, limit } = attempts(email)
  const taken = await peekLimit({ payload, name, subject, limit: limit + 1, now })
  if (!taken.allowed) throw locked(taken.retryAfterSeconds)
}

/** Gives back an attempt whose password was not checked. */
export async function returnAttempt({ payload, email }: Omit<AttemptOptions, 'now'>): Promise<void> {
  await returnToLimit({ payload, ...attempts(email) })
}

/** Forgets the attempts: after the right password, a new one, or when an administrator unlocks the account. */
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
