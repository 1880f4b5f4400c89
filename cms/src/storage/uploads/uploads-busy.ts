import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { Problem } from '../../foundation/problem.ts'

/** Too many uploads are in progress; clients can retry soon. */
export function uploadsBusy(): Problem {
  return new Problem({ ...refused(platformReplies, 'UPLOADS_CROWDED'), status: 503, retryAfterSeconds: 5 })
}

/** Too many files of one person wait for their check. */
export function tooManyUploads(): Problem {
  return new Problem({ ...refused(platformReplies, 'TOO_MANY_UPLOADS'), status: 429, retryAfterSeconds: 10 })
}
