import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'

export async function endSession({ payload, sessionId }: { payload: Payload; sessionId: string }): Promise<void> {
  await deleteRows({ payload, collection: 'student-sessions', where: { id: { equals: sessionId } } })
}

/** Logs a student out on all devices. */
export async function endSessions({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  await deleteRows({ payload, collection: 'student-sessions', where: { studentId: { equals: studentId } } })
}
