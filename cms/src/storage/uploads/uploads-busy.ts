import { Problem } from '../../foundation/problem.ts'

/** Too many uploads are in progress; clients can retry soon. */
export function uploadsBusy(): Problem {
  const publicMessage = 'The portal is receiving too many files. Try again in a few seconds.'
  return new Problem({ code: 'CROWDED', status: 503, publicMessage, retryAfterSeconds: 5 })
}

/** Too many files of one person wait for their check. */
export function tooManyUploads(): Problem {
  const publicMessage = 'You are sending many files at once. Wait until they are uploaded, then send the next one.'
  return new Problem({ code: 'TOO_MANY_UPLOADS', status: 429, publicMessage, retryAfterSeconds: 10 })
}
