import { namedLimits } from '../../http/api/named-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Far above what a person writes. */
export const helpLimits = namedLimits({
  'help/ask': {
    limit: 10,
    windowMs: DAY,
    message: 'You have sent many requests today. Write again in one of them, or try again tomorrow.',
  },
  'help/write': {
    limit: 20,
    windowMs: HOUR,
    message: 'You have written many messages. Wait for our answer, or try again in an hour.',
  },
  'contact/staff': {
    limit: 120,
    windowMs: 10 * MINUTE,
    message: 'You have done this too many times. Wait a few minutes, then try again.',
  },
})
