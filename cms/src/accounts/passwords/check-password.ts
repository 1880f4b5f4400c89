import type { Payload } from 'payload'
import type { Student, StudentCredential } from '../../payload-types.ts'
import { isPassword } from '../../platform/passwords/hash-password.ts'
import { clearFailures, countFailure, refuseWhileLocked } from './count-failures.ts'

interface CheckOptions {
  payload: Payload
  email: string
  password: string
  now: Date
}

/** The student with this password, and which of their passwords it is. */
export interface Checked {
  student: Student
  version: number
}

/**
 * Finds the student of an address and a password; null when there is none, in the same time and after the same number of
 * tries whether or not the address has an account. Throws a Problem (429) while locked.
 */
export async function checkPassword({ payload, email, password, now }: CheckOptions): Promise<Checked | null> {
  await refuseWhileLocked({ payload, email, now })
  const student = await payload.db.findOne<Student>({ collection: 'students', where: { email: { equals: email } } })
  const credential = await payload.db.findOne<StudentCredential>({
    collection: 'student-credentials',
    where: { studentId: { equals: student?.id ?? 'none' } },
  })
  const right = await isPassword(password, credential?.passwordHash ?? null)
  // Whoever guessed meanwhile in many requests at once is locked out of this one too.
  if (right) await refuseWhileLocked({ payload, email, now })
  if (right && student && credential) {
    await clearFailures({ payload, email })
    return { student, version: credential.version }
  }
  await countFailure({ payload, email, now })
  return null
}
