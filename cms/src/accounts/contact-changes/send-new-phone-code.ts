import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { sendTextCode } from '../verify/send-phone-code.ts'
import { newContactCode } from './new-contact-code.ts'

interface SendOptions {
  payload: Payload
  student: Student
  /** The new number, which is not the student's own. */
  phone: string
  clientAddress: string
  now: Date
}

/**
 * Sends a code to the new phone of a student who has entered the password, whether or not the number has an account.
 * Throws a Problem (429) within a minute of the previous code, and beyond the daily limits.
 */
export async function sendNewPhoneCode({ student, ...options }: SendOptions): Promise<void> {
  const code = newContactCode({ student, contact: 'phone', to: options.phone })
  await sendTextCode({ ...options, ...code, studentId: student.id })
}
