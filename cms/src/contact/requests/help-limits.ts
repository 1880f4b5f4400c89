import { contactReplies } from '@pravesh/shared/contact/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import { namedLimits } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Far above what a person writes. */
export const helpLimits = namedLimits({
  'help/ask': {
    limit: 10,
    windowMs: DAY,
    refusal: refused(contactReplies, 'MANY_REQUESTS'),
  },
  'help/write': {
    limit: 20,
    windowMs: HOUR,
    refusal: refused(contactReplies, 'MANY_MESSAGES'),
  },
  'contact/staff': {
    limit: 120,
    windowMs: 10 * MINUTE,
    message: 'You have done this too many times. Wait a few minutes, then try again.',
  },
})
