import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { type SignedIn, studentOf } from './student-session.ts'

/** The student who makes the request; throws a Problem (401) for visitors and staff. */
export async function requireStudent(req: PayloadRequest, now = new Date()): Promise<SignedIn> {
  const { payload, headers, method } = req
  const signedIn = await studentOf({ payload, headers, changes: method !== 'GET' && method !== 'HEAD', now })
  if (signedIn) return signedIn
  throw new Problem({ ...refused(accountReplies, 'NOT_LOGGED_IN'), status: 401 })
}
