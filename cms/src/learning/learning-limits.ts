import { namedLimits } from '../http/api/named-limits.ts'

/** Far above what a person needs, far below what a script can do. */
export const learningLimits = namedLimits({
  'learning/buy': {
    limit: 30,
    windowMs: 10 * 60_000,
    message: 'You have tried this too many times. Wait a few minutes, then try again.',
  },
  'learning/mark': {
    limit: 600,
    windowMs: 10 * 60_000,
    message: 'You have changed this too many times. Wait a few minutes, then try again.',
  },
})
