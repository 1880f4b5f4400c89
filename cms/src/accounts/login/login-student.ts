import type { Login } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { currentContext } from '../../foundation/context/request-context.ts'
import { deviceCookie } from '../../http/sign-in/device-cookie.ts'
import { wrongLogin } from '../../http/sign-in/refusals.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { deviceAccountOf } from '../passwords/student-device.ts'
import { refuseUnverified } from '../register/refuse-unverified.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { startSession } from '../start-session.ts'

interface LoginOptions {
  payload: Payload
  login: Login
  headers: Headers
  clientAddress: string
  /** The User-Agent header. */
  device: string | null
  now: Date
}

/** The session token, and the Set-Cookie header that makes the browser a known device. */
interface LoggedIn {
  token: string
  deviceCookie: string
}

/**
 * Logs a student in. Unknown addresses and wrong passwords get the same 401 in the same
 * time; too many of them lock the account (429); an unverified account is redirected to its verification page (403).
 */
export async function loginStudent(options: LoginOptions): Promise<LoggedIn> {
  const { payload, login, headers, clientAddress, device, now } = options
  const checked = await checkPassword({ payload, ...login, headers, clientAddress, now })
  if (checked === null) throw wrongLogin()
  const { student, version } = checked
  if (student.state !== 'ACTIVE') return refuseUnverified({ payload, student, clientAddress, now })
  const token = await startSession({ payload, studentId: student.id, device, now })
  const where = { studentId: { equals: student.id } }
  const credential = await readRow({ payload, collection: 'student-credentials', where })
  if (credential?.version !== version) {
    // The password changed while this one was being checked. That ended all sessions, and this one must not outlive
    // them.
    await endSessions({ payload, studentId: student.id })
    throw wrongLogin()
  }
  const { language } = currentContext()
  const data = { lastLoginAt: now.toISOString(), lockedUntil: null, ...(language && { language }) }
  const byId = { id: { equals: student.id } }
  await changeOne({ payload, collection: 'students', where: byId, data })
  const cookie = deviceCookie({ payload, headers, account: deviceAccountOf(student, credential), now })
  return { token, deviceCookie: cookie }
}
