import type { Payload } from 'payload'

/** Collections whose rows let somebody into an account; each names it by `studentId`. */
export const OWNED = ['student-sessions', 'student-credentials', 'account-links', 'one-time-codes'] as const

/** Removes everything by which an account could be entered: sessions, password, links and codes. */
export async function forgetAccess({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const where = { studentId: { equals: studentId } }
  for (const collection of OWNED) await payload.db.deleteMany({ collection, where })
}
