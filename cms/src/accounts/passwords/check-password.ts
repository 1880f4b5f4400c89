import type { Payload } from 'payload'
import type { Student, StudentCredential } from '../../payload-types.ts'
import { isPassword } from '../../platform/passwords/hash-password.ts'
import { cancelComparison, clearFailures, countFailure, refuseWhileLocked, startComparison } from './count-failures.ts'

interface CheckOptions {
  payload: Payload
  email: string
  password: string
  now: Date
}

/** The student, and the version of the password that was checked. */
export interface Checked {
  student: Student
  version: number
}

/**
 * Authenticates an e-mail address and password; null when they do not match. The response time and the number of tries
 * do not reveal whether the address has an account. Throws a Problem (429) while locked.
 */
export async function checkPassword({ payload, email, password, now }: CheckOptions): Promise<Checked | null> {
  await startComparison({ payload, email, now })
  const student = await payload.db.findOne<Student>({ collection: 'students', where: { email: { equals: email } } })
  const credential = await payload.db.findOne<StudentCredential>({
    collection: 'student-credentials',
    where: { studentId: { equals: student?.id ?? 'none' } },
  })
  const matches = await isPassword(password, credential?.passwordHash ?? null).catch(async (error) => {
    await cancelComparison({ payload, email })
    throw error
  })
  // Concurrent guesses may have locked the account in the meantime; then a correct password is refused too.
  if (matches) await refuseWhileLocked({ payload, email, now })
  if (matches && student && credential) {
    await clearFailures({ payload, email })
    return { student, version: credential.version }
  }
  await countFailure({ payload, email, now })
  return null
}
