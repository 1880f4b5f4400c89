import { randomInt } from 'node:crypto'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { isEmpty } from '../../database/records/is-empty.ts'
import { hashPassword } from '../../http/sign-in/hash-password.ts'
import { lockAccount } from '../passwords/locks.ts'
import { setPassword } from '../passwords/set-password.ts'
import { type DemoStudent, demoStudents } from './data/students.ts'

/** As long as wrong passwords lock an account. */
const LOCKED_MS = LOCKOUT.minutes * 60_000

/** Credentials of the demo students; known only right after they were created. */
export interface DemoSignIn {
  students: readonly DemoStudent[]
  password: string
}

interface SeedOptions {
  payload: Payload
  now: Date
  /** Further students that other features' demo data need. */
  others?: readonly DemoStudent[]
}

/**
 * Creates a student in every account state when the collection is empty; returns null otherwise. The password is random
 * and returned only here. For the demo only.
 */
export async function seedStudents({ payload, now, others = [] }: SeedOptions): Promise<DemoSignIn | null> {
  if (!(await isEmpty(payload, 'students'))) return null
  const password = demoPassword()
  const passwordHash = await hashPassword(password)
  const students = [...demoStudents, ...others]
  for (const student of students) await insert({ payload, student, passwordHash, now })
  return { students, password }
}

interface InsertOptions {
  payload: Payload
  student: DemoStudent
  /** The same for all, as is the password. */
  passwordHash: string
  now: Date
}

async function insert({ payload, student, passwordHash, now }: InsertOptions): Promise<void> {
  const { isLocked, shows: _, ...fields } = student
  const consent = { noticeVersion: PRIVACY_NOTICE_VERSION, acceptedAt: now.toISOString(), locale: DEFAULT_LOCALE }
  const { id } = await payload.create({ collection: 'students', data: { ...fields, legacy: false, consent } })
  await setPassword({ payload, studentId: id, passwordHash })
  if (isLocked) await lockAccount({ payload, email: student.email, lockedUntil: new Date(now.getTime() + LOCKED_MS) })
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** A random password that meets the password rule and is easy to read out and type: `Kavqet-4821-mobzir`. */
export function demoPassword(): string {
  const word = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const other = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}-${randomInt(1000, 10_000)}-${other}`
}
