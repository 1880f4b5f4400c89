import type { Payload } from 'payload'

/** Collections whose rows are deleted with an account; each names it by `studentId`. */
export const OWNED = ['student-sessions', 'student-credentials', 'account-links', 'one-time-codes', 'messages'] as const

/** Removes everything by which an account could be entered (sessions, password, links and codes) and the messages that name it. */
export async function revokeAccess({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const where = { studentId: { equals: studentId } }
  for (const collection of OWNED) await payload.db.deleteMany({ collection, where })
}
