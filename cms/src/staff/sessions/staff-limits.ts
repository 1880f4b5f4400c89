import { type NamedLimit, namedLimits } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const message = 'You have tried this too many times. Wait a while, then try again.'

/** Rate limits of staff sign-in and account recovery, per visitor or per person. */
export const STAFF_LIMITS = {
  // Wrong passwords only; known devices are exempt.
  'staff-login/visitor': { limit: 50, windowMs: 15 * MINUTE, message },
  'staff-forgot/visitor': { limit: 20, windowMs: HOUR, message },
  // Of a person, by a known device or a network: otherwise a stranger could use up the limit of an office.
  'staff-factor/person': { limit: 100, windowMs: 15 * MINUTE, message },
  'staff-invite/sender': {
    limit: 60,
    windowMs: HOUR,
    message: 'You have sent many invitations. Try again in an hour.',
  },
  'staff-link/visitor': { limit: 30, windowMs: HOUR, message },
} as const satisfies Record<string, NamedLimit>

/** Counts one attempt and throws a Problem (429) beyond the limit. */
export const { consume: consumeStaffLimit } = namedLimits(STAFF_LIMITS)
