import type { Payload, Where } from 'payload'
import type { Student } from '../../payload-types.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { forgotPasswordPage } from '../links/site-pages.ts'
import { passwordChanged } from '../messages/password-changed.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { setPassword } from './set-password.ts'

interface ReplaceOptions {
  payload: Payload
  student: Student
  passwordHash: string
  /** The session that may go on. */
  exceptSession?: string
  now: Date
}

/** Gives a student a new password: every other device is logged out, open reset links are void, and the owner is told. */
export async function replacePassword(options: ReplaceOptions): Promise<void> {
  const { payload, student, passwordHash, exceptSession, now } = options
  // The order matters to a login that runs at the same time, see login-student.ts.
  await setPassword({ payload, studentId: student.id, passwordHash })
  await endSessions({ payload, studentId: student.id, except: exceptSession })
  const resets: Where = { and: [{ studentId: { equals: student.id } }, { purpose: { equals: 'reset' } }] }
  await payload.db.deleteMany({ collection: 'account-links', where: resets })
  const variables = { name: student.name, changedAt: now, resetLink: forgotPasswordPage(payload) }
  const event = `${student.id}:${now.toISOString()}`
  await queueMessage(
    { payload, event, studentId: student.id },
    { to: student.email, template: passwordChanged, variables },
  )
}
