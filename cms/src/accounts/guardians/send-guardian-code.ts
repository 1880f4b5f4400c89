import { guardianFields } from '@pravesh/shared/accounts/guardians/wire'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { isMinorOn } from '@pravesh/shared/platform/majority'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { sendTextCode } from '../verify/send-phone-code.ts'

interface GuardianOptions {
  student: Student
  /** Of the guardian. */
  phone: string
  /** Of the student, `YYYY-MM-DD`. */
  birthDate: string
  now: Date
}

interface SendOptions extends GuardianOptions {
  payload: Payload
  clientAddress: string
}

/**
 * Sends a code to the phone of a guardian, whether or not the number has an account. Throws a Problem: 400 for the student's
 * own number or a student who is 18, 429 within a minute of the previous code and beyond the daily limits.
 */
export async function sendGuardianCode(options: SendOptions): Promise<void> {
  const { payload, student, phone, clientAddress, now } = options
  refuseUnlessGuardian(options)
  const code = guardianCode({ student, phone })
  await sendTextCode({ payload, phone, clientAddress, now, ...code, studentId: student.id })
}

/** The code belongs to the student and the guardian's number, so that it is of no use for anything else. */
export function guardianCode({ student, phone }: Pick<GuardianOptions, 'student' | 'phone'>) {
  return { purpose: 'guardian', subject: `${student.id}\n${phone}`, handle: student.id } as const
}

/** Throws a Problem (400) unless the student is under 18 and the number is another person's. */
export function refuseUnlessGuardian({ student, phone, birthDate, now }: GuardianOptions): void {
  const names = guardianFields.sendGuardianCode
  if (!isMinorOn(birthDate, dayInIndia(now)))
    throw invalid([{ field: names.birthDate, code: 'range', ...reasoned(accountReplies, 'GUARDIAN_NOT_NEEDED') }])
  if (phone === student.phone)
    throw invalid([{ field: names.phone, code: 'inUse', ...reasoned(accountReplies, 'GUARDIAN_OWN_PHONE') }])
}
