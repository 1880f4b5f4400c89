import { type NamedLimit, namedLimits } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const message = 'You have tried this too many times. Wait a while, then try again.'

/** Rate limits of staff sign-in and account recovery, per visitor and per e-mail address. */
export const STAFF_LIMITS = {
  // Wrong passwords only; known devices are exempt.
  'staff-login/visitor': { limit: 50, windowMs: 15 * MINUTE, message },
  'staff-forgot/visitor': { limit: 20, windowMs: HOUR, message },
  'staff-link/visitor': { limit: 30, windowMs: HOUR, message },
} as const satisfies Record<string, NamedLimit>

/** Counts one attempt and throws a Problem (429) beyond the limit. */
export const { consume: consumeStaffLimit } = namedLimits(STAFF_LIMITS)
