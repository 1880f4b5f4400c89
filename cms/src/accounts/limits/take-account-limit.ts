import type { Payload } from 'payload'
import { addressGroup } from '../../platform/client-address.ts'
import { Problem } from '../../platform/problem.ts'
import { returnToLimit, takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'
import { ACCOUNT_LIMITS, type AccountLimit } from './account-limits.ts'

interface TakeOptions {
  payload: Payload
  name: AccountLimit
  /** Whom it is counted for; a visitor is counted by `addressGroup`. */
  subject: string
  now: Date
}

/** Counts one more try; throws a Problem (429, with the time to wait) when there have been too many. */
export async function takeAccountLimit({ payload, name, subject, now }: TakeOptions): Promise<void> {
  const { limit, windowMs, sentence } = ACCOUNT_LIMITS[name]
  const taken = await takeFromLimit({ payload, name, subject: subjectOf(name, subject), limit, windowMs, now })
  if (taken.allowed) return
  throw tooMany(sentence, taken.retryAfterSeconds)
}

/** Takes back a count, e.g. of a login that succeeded. */
export async function returnAccountLimit({ payload, name, subject }: Omit<TakeOptions, 'now'>): Promise<void> {
  await returnToLimit({ payload, name, subject: subjectOf(name, subject) })
}

/** The refusal of whoever tries too often. */
export function tooMany(publicMessage: string, retryAfterSeconds: number): Problem {
  return new Problem({ code: 'TOO_MANY', status: 429, publicMessage, retryAfterSeconds })
}

function subjectOf(name: AccountLimit, subject: string): string {
  return name.endsWith('/visitor') ? addressGroup(subject) : subject
}
