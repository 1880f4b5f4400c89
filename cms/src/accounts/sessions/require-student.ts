import type { PayloadRequest } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { type SignedIn, studentOf } from './student-session.ts'

/** The student who makes a call; anybody else is refused with 401. */
export async function requireStudent(req: PayloadRequest, now = new Date()): Promise<SignedIn> {
  const { payload, headers, method } = req
  const signedIn = await studentOf({ payload, headers, changes: method !== 'GET' && method !== 'HEAD', now })
  if (signedIn) return signedIn
  throw new Problem({ code: 'NOT_LOGGED_IN', status: 401, publicMessage: 'Please log in to continue.' })
}
