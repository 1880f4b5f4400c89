import type { Login } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import type { StudentCredential } from '../../payload-types.ts'
import { changeOne } from '../../platform/database/change-one.ts'
import { wrongLogin } from '../../platform/passwords/refusals.ts'
import { consumeAccountLimit, refundAccountLimit } from '../limits/consume-account-limit.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { refuseUnverified } from '../register/refuse-unverified.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { startSession } from '../sessions/start-session.ts'

interface LoginOptions {
  payload: Payload
  login: Login
  clientAddress: string
  /** The User-Agent header. */
  device: string | null
  now: Date
}

/**
 * Logs a student in and returns the session token. Unknown addresses and wrong passwords get the same 401 in the same
 * time; too many of them lock the account (429); an unverified account is redirected to its verification page (403).
 */
export async function loginStudent({ payload, login, clientAddress, device, now }: LoginOptions): Promise<string> {
  const visitor = { payload, name: 'login/visitor', subject: clientAddress } as const
  await consumeAccountLimit({ ...visitor, now })
  const checked = await checkPassword({ payload, ...login, now })
  if (checked === null) throw wrongLogin()
  await refundAccountLimit(visitor)
  const { student, version } = checked
  if (student.state !== 'ACTIVE') return refuseUnverified({ payload, student, clientAddress, now })
  const token = await startSession({ payload, studentId: student.id, device, now })
  const where = { studentId: { equals: student.id } }
  const credential = await payload.db.findOne<StudentCredential>({ collection: 'student-credentials', where })
  if (credential?.version !== version) {
    // The password changed while this one was being checked. That ended all sessions, and this one must not outlive
    // them.
    await endSessions({ payload, studentId: student.id })
    throw wrongLogin()
  }
  const data = { lastLoginAt: now.toISOString(), lockedUntil: null }
  const byId = { id: { equals: student.id } }
  await changeOne({ payload, collection: 'students', where: byId, data })
  return token
}
