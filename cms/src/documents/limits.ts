import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { type NamedLimit, namedLimits } from '../http/api/named-limits.ts'

const MINUTE = 60_000
const refusal = refused(platformReplies, 'TRIED_TOO_OFTEN')

/** Far above what a person needs, far below what a script can do. */
const DOCUMENT_LIMITS = {
  'documents/generate': { limit: 30, windowMs: 10 * MINUTE, refusal },
  'documents/verify/visitor': { limit: 60, windowMs: 10 * MINUTE, refusal },
} as const satisfies Record<string, NamedLimit>

export const documentLimits = namedLimits(DOCUMENT_LIMITS)
