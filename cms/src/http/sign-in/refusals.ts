import { Problem } from '../../foundation/problem.ts'

/** The same error (401) for unknown addresses and wrong passwords. */
export function wrongLogin(): Problem {
  const publicMessage = 'The e-mail address or password is incorrect.'
  return new Problem({ code: 'WRONG_LOGIN', status: 401, publicMessage })
}

/** The error (429) while an account is locked. */
export function locked(retryAfterSeconds: number): Problem {
  const duration = formatDuration(retryAfterSeconds)
  return new Problem({
    code: 'LOCKED',
    status: 429,
    publicMessage: `Too many wrong passwords. Try again in ${duration}, or reset your password under “Forgot password”.`,
    retryAfterSeconds,
  })
}

/** The error (429) while too many attempts for one account are in progress. */
export function crowded(retryAfterSeconds = 1): Problem {
  const publicMessage = 'There are too many attempts to sign in to this account. Wait a moment, then try again.'
  return new Problem({ code: 'CROWDED', status: 429, publicMessage, retryAfterSeconds })
}

function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'a minute'
  if (minutes <= 120) return `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
}
