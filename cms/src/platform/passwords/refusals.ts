import { Problem } from '../problem.ts'

/** The one refusal (401) of unknown addresses and wrong passwords. */
export function wrongLogin(): Problem {
  const publicMessage = 'The e-mail address or the password is not right.'
  return new Problem({ code: 'WRONG_LOGIN', status: 401, publicMessage })
}

/** Refuses (429) every password until the lock ends. */
export function locked(retryAfterSeconds: number): Problem {
  const wait = inWords(retryAfterSeconds)
  return new Problem({
    code: 'LOCKED',
    status: 429,
    publicMessage: `Too many wrong passwords. Try again in ${wait}, or choose a new password under “Forgot password”.`,
    retryAfterSeconds,
  })
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'a minute'
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
