import { Problem } from '../problem.ts'

/** Too many uploads are in progress; clients can retry soon. */
export function uploadsBusy(): Problem {
  const publicMessage = 'The portal is receiving too many files. Try again in a few seconds.'
  return new Problem({ code: 'CROWDED', status: 503, publicMessage, retryAfterSeconds: 5 })
}
