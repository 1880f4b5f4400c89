import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { isFromOurPages } from '../../http/api/from-our-pages.ts'
import { trustedOrigins } from '../../http/api/trusted-origins.ts'
import type { Student, StudentSession } from '../../payload-types.ts'
import { tokenFromCookie } from './session-cookie.ts'
import { tokenHashes } from './session-token.ts'

export interface SignedIn {
  student: Student
  sessionId: string
}

interface SessionOptions {
  payload: Payload
  headers: Headers
  /** Whether the request changes state: then a cookie is accepted only from the portal's own pages (CSRF). */
  changes: boolean
  now: Date
}

/** The valid session of a request, from its bearer token or cookie; null when there is none. */
export async function sessionOf({ now, ...request }: SessionOptions): Promise<StudentSession | null> {
  const { payload } = request
  const token = tokenOf(request)
  const hashes = token === null ? null : tokenHashes(payload, 'session', token)
  if (hashes === null) return null
  return readRow({
    payload,
    collection: 'student-sessions',
    where: { and: [{ tokenHash: { in: hashes } }, { expiresAt: { greater_than: now.toISOString() } }] },
  })
}

/** The student who makes a request; null for visitors, and for staff. */
export async function studentOf(options: SessionOptions): Promise<SignedIn | null> {
  const session = await sessionOf(options)
  if (session === null) return null
  const where = { id: { equals: session.studentId } }
  const student = await readRow({ payload: options.payload, collection: 'students', where })
  return student?.state === 'ACTIVE' ? { student, sessionId: session.id } : null
}

function tokenOf({ payload, headers, changes }: Omit<SessionOptions, 'now'>): string | null {
  const bearer = /^bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return bearer
  if (changes && !isFromOurPages(headers, trustedOrigins(portalOf(payload).env))) return null
  return tokenFromCookie(headers.get('cookie'))
}
