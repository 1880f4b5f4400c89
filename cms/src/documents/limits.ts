import { type NamedLimit, namedLimits } from '../http/api/named-limits.ts'

const MINUTE = 60_000
const message = 'You have tried this too many times. Wait a few minutes, then try again.'

/** Far above what a person needs, far below what a script can do. */
const DOCUMENT_LIMITS = {
  'documents/generate': { limit: 30, windowMs: 10 * MINUTE, message },
  'documents/verify/visitor': { limit: 60, windowMs: 10 * MINUTE, message },
} as const satisfies Record<string, NamedLimit>

export const documentLimits = namedLimits(DOCUMENT_LIMITS)
