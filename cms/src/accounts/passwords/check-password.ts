import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { knownDevice } from '../../http/sign-in/device-cookie.ts'
import { isPassword } from '../../http/sign-in/hash-password.ts'
import { limitVisitor } from '../../http/sign-in/limit-visitor.ts'
import { locked } from '../../http/sign-in/refusals.ts'
import { type Attempt, startAttempt } from '../../http/sign-in/sign-in-attempt.ts'
import type { Student } from '../../payload-types.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'
import { recordLock } from './locks.ts'
import { deviceAccountOf } from './student-device.ts'

interface CheckOptions {
  payload: Payload
  email: string
  password: string
  /** The request's headers, with the cookie of known devices. */
  headers: Headers
  clientAddress: string
  now: Date
}

/** The student, and the version of the password that was checked. */
export interface Checked {
  student: Student
  version: number
}

/**
 * Authenticates an e-mail address and password; null when they do not match. The response time and the number of tries
 * do not reveal whether the address has an account. Throws a Problem (429) while this device or network, or all unknown
 * devices, are locked out of the address.
 */
export async function checkPassword(options: CheckOptions): Promise<Checked | null> {
  const { payload, email, password, headers, clientAddress, now } = options
  const student = await readRow({ payload, collection: 'students', where: { email: { equals: email } } })
  const credential = await readRow({
    payload,
    collection: 'student-credentials',
    where: { studentId: { equals: student?.id ?? 'none' } },
  })
  const account = student && credential && deviceAccountOf(student, credential)
  const device = knownDevice({ payload, headers, kind: 'student', account, now })
  const check = async () => {
    const attempt = await startAttempt({ payload, kind: 'student', email, device, clientAddress, waits: true, now })
    const matches = await isPassword(password, credential?.passwordHash ?? null).catch(async (error) => {
      await attempt.cancel(now)
      throw error
    })
    if (matches && student && credential) {
      await attempt.succeed(now)
      return { student, version: credential.version }
    }
    await countFailure({ payload, email, attempt, now })
    return null
  }
  const name = 'login/visitor'
  return device === null ? limitVisitor({ payload, name, ...ACCOUNT_LIMITS[name], clientAddress, now }, check) : check()
}

/** Counts a wrong password. The last one allowed shows the lock to staff and throws a Problem (429). */
async function countFailure({
  payload,
  email,
  attempt,
  now,
}: Pick<CheckOptions, 'payload' | 'email' | 'now'> & { attempt: Attempt }) {
  const retryAfterSeconds = await attempt.fail(now)
  if (retryAfterSeconds === null) return
  await recordLock({ payload, email, lockedUntil: new Date(now.getTime() + retryAfterSeconds * 1000) })
  throw locked(retryAfterSeconds)
}
