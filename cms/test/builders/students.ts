import type { Payload } from 'payload'
import { setPassword } from '../../src/accounts/passwords/set-password.ts'
import { startSession } from '../../src/accounts/start-session.ts'
import { hashPassword } from '../../src/http/sign-in/hash-password.ts'
import type { Student } from '../../src/payload-types.ts'

export type StudentChange = Partial<Omit<Student, 'id' | 'collection'>> & { password?: string }

export const PASSWORD = 'Marigold@1'

let count = 0

/** A student who can log in with `PASSWORD`. */
export async function anActiveStudent(payload: Payload, change: StudentChange = {}): Promise<Student> {
  const { password = PASSWORD, ...fields } = change
  const number = ++count
  const student = await payload.create({
    collection: 'students',
    data: {
      name: `STUDENT ${number}`,
      email: `student${number}@example.in`,
      phone: String(9_100_000_000 + number),
      role: 'Student',
      state: 'ACTIVE',
      isApproved: false,
      legacy: false,
      consent: { noticeVersion: '2023-11-20', acceptedAt: '2026-01-01T00:00:00.000Z' },
      ...fields,
    },
    depth: 0,
  })
  // Few rounds, so that tests can create many students.
  await setPassword({ payload, studentId: student.id, passwordHash: await hashPassword(password, 1000) })
  return student
}

/** A guest account, which can only buy books. */
export function aGuest(payload: Payload, change: StudentChange = {}): Promise<Student> {
  return anActiveStudent(payload, { role: 'Guest', ...change })
}

/** A student with an unverified e-mail address. */
export function anUnverifiedStudent(payload: Payload, change: StudentChange = {}): Promise<Student> {
  return anActiveStudent(payload, { state: 'UNVERIFIED', ...change })
}

/** The headers of an API client logged in as this student. */
export async function loggedIn(payload: Payload, student: Student): Promise<{ authorization: string }> {
  const token = await startSession({ payload, studentId: student.id, device: 'test', now: new Date() })
  return { authorization: `Bearer ${token}` }
}
