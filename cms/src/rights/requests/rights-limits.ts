import { refused } from '@pravesh/shared/platform/replies/said'
import { rightsReplies } from '@pravesh/shared/rights/replies/words/words'
import { namedLimits } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Far above what a person sends. Each counted request sends e-mails. */
export const rightsLimits = namedLimits({
  'rights/ask': { limit: 10, windowMs: DAY, refusal: refused(rightsReplies, 'TOO_MANY_RIGHTS') },
  'rights/staff': {
    limit: 120,
    windowMs: 10 * MINUTE,
    message: 'You have done this too many times. Wait a few minutes, then try again.',
  },
})
