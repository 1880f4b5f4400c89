import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { PayloadRequest } from 'payload'
import { studentOf } from '../accounts/index.ts'
import { staffKey, studentKey } from '../foundation/person-key.ts'
import { portalOf } from '../foundation/portal.ts'
import { Problem } from '../foundation/problem.ts'
import { isCrossSite } from '../http/api/from-our-pages.ts'
import { trustedOrigins } from '../http/api/trusted-origins.ts'

/** The person who asks for a document: a student, a member of staff, or both in one browser. */
export interface Viewer {
  studentId: string | null
  staff: PayloadRequest['user']
  /** Owners of files that this person may fetch. */
  keys: [string, ...string[]]
}

interface ViewerOptions {
  req: PayloadRequest
  /** Whether the request changes state: then cookies are accepted only from the portal's own pages. */
  changes: boolean
  now: Date
}

/** The person who makes a request. Throws a Problem (401) for visitors. */
export async function requireViewer({ req, changes, now }: ViewerOptions): Promise<Viewer> {
  const { payload, headers, user } = req
  const isForged = changes && isCrossSite(headers, trustedOrigins(portalOf(payload).env))
  const staff = user?.collection === 'staff' && !isForged ? user : null
  const studentId = (await studentOf({ payload, headers, changes, now }))?.student.id ?? null
  const [key, ...others] = [...(studentId ? [studentKey(studentId)] : []), ...(staff ? [staffKey(staff.id)] : [])]
  if (key !== undefined) return { studentId, staff, keys: [key, ...others] }
  throw new Problem({ ...refused(accountReplies, 'NOT_LOGGED_IN'), status: 401 })
}
