import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { Problem } from '../../foundation/problem.ts'

/** The same error (401) for unknown addresses and wrong passwords. */
export function wrongLogin(): Problem {
  return new Problem({ ...refused(platformReplies, 'WRONG_LOGIN'), status: 401 })
}

/** The error (429) while an account is locked. */
export function locked(retryAfterSeconds: number): Problem {
  return new Problem({ ...lockedFor(retryAfterSeconds), status: 429, retryAfterSeconds })
}

/** Whether an error is that of a locked account. */
export function isLocked(error: unknown): error is Problem {
  return error instanceof Problem && error.code.startsWith('LOCKED_')
}

/** The error (429) while too many attempts for one account are in progress. */
export function crowded(retryAfterSeconds = 1): Problem {
  return new Problem({ ...refused(platformReplies, 'ACCOUNT_CROWDED'), status: 429, retryAfterSeconds })
}

function lockedFor(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return refused(platformReplies, 'LOCKED_MINUTE')
  if (minutes <= 120) return refused(platformReplies, 'LOCKED_MINUTES', { minutes })
  const hours = Math.ceil(minutes / 60)
  if (hours <= 48) return refused(platformReplies, 'LOCKED_HOURS', { hours })
  return refused(platformReplies, 'LOCKED_DAYS', { days: Math.ceil(hours / 24) })
}
