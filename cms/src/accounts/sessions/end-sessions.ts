import type { Payload, Where } from 'payload'

export async function endSession({ payload, sessionId }: { payload: Payload; sessionId: string }): Promise<void> {
  await payload.db.deleteMany({ collection: 'student-sessions', where: { id: { equals: sessionId } } })
}

interface EndAllOptions {
  payload: Payload
  studentId: string
  /** The session to preserve. */
  except?: string
}

/** Logs a student out on all devices, or on all others. */
export async function endSessions({ payload, studentId, except }: EndAllOptions): Promise<void> {
  const where: Where[] = [{ studentId: { equals: studentId } }]
  if (except !== undefined) where.push({ id: { not_equals: except } })
  await payload.db.deleteMany({ collection: 'student-sessions', where: { and: where } })
}
