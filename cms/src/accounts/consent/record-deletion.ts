import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { noticeSeen } from './notice-seen.ts'
import { recordConsent } from './record-consent.ts'

interface DeletionOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'noticeSeen' | 'consent'>
  /** The time of the request, which names it. */
  requestedAt: string
  act: 'given' | 'withdrawn'
  at: string
}

/** Asking for the deletion of the account withdraws the necessary consent; keeping the account gives it again. */
export async function recordDeletion({ payload, student, requestedAt, act, at }: DeletionOptions): Promise<void> {
  const version = noticeSeen(student)
  const entry = { purpose: 'admission', act, version, locale: '', at, where: 'settings', statedAdult: false } as const
  await recordConsent({ payload, studentId: student.id, entry, name: `${act} ${requestedAt}` })
}
