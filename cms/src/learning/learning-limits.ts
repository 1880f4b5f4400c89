import { learningReplies } from '@pravesh/shared/learning/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { namedLimits } from '../http/api/named-limits.ts'

/** Far above what a person needs, far below what a script can do. */
export const learningLimits = namedLimits({
  'learning/buy': {
    limit: 30,
    windowMs: 10 * 60_000,
    refusal: refused(platformReplies, 'TRIED_TOO_OFTEN'),
  },
  'learning/mark': {
    limit: 600,
    windowMs: 10 * 60_000,
    refusal: refused(learningReplies, 'CHANGED_TOO_OFTEN'),
  },
})
