import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Student } from '../../payload-types.ts'
import { forgotPasswordPage } from '../links/site-pages.ts'
import { passwordChanged } from '../messages/password-changed.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { setPassword } from './set-password.ts'

interface ReplaceOptions {
  payload: Payload
  student: Student
  passwordHash: string
  now: Date
}

/** Replaces a student's password: ends all sessions, revokes pending reset links and notifies the owner. */
export async function replacePassword(options: ReplaceOptions): Promise<void> {
  const { payload, student, passwordHash, now } = options
  // This order protects against a concurrent login, see login-student.ts.
  await setPassword({ payload, studentId: student.id, passwordHash })
  await endSessions({ payload, studentId: student.id })
  const resets: Condition<'account-links'> = {
    and: [{ studentId: { equals: student.id } }, { purpose: { equals: 'reset' } }],
  }
  await deleteRows({ payload, collection: 'account-links', where: resets })
  const variables = { name: student.name, changedAt: now, resetLink: forgotPasswordPage(payload) }
  const event = `${student.id}:${now.toISOString()}`
  await queueMessage(
    { payload, event, studentId: student.id },
    { to: student.email, template: passwordChanged, variables },
  )
}
