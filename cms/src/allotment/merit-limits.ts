import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { type NamedLimit, namedLimits } from '../http/api/named-limits.ts'

const TRIED_TOO_OFTEN = { windowMs: 10 * 60_000, refusal: refused(platformReplies, 'TRIED_TOO_OFTEN') }

/** Per student: far above what a person needs, far below what a script can do. */
export const meritLimits = namedLimits({
  'merit/marks': { limit: 60, ...TRIED_TOO_OFTEN },
  'merit/choices': { limit: 120, ...TRIED_TOO_OFTEN },
  // Each may store a file.
  'merit/objection': { limit: 10, ...TRIED_TOO_OFTEN },
} satisfies Record<string, NamedLimit>)
