import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'

export async function endSession({ payload, sessionId }: { payload: Payload; sessionId: string }): Promise<void> {
  await deleteRows({ payload, collection: 'student-sessions', where: { id: { equals: sessionId } } })
}

interface EndAllOptions {
  payload: Payload
  studentId: string
  /** The session to preserve. */
  except?: string
}

/** Logs a student out on all devices, or on all others. */
export async function endSessions({ payload, studentId, except }: EndAllOptions): Promise<void> {
  const where: Condition<'student-sessions'>[] = [{ studentId: { equals: studentId } }]
  if (except !== undefined) where.push({ id: { not_equals: except } })
  await deleteRows({ payload, collection: 'student-sessions', where: { and: where } })
}
