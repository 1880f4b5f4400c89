import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Student } from '../../payload-types.ts'
import { codeKey } from '../codes/code-row.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { issueCode } from '../codes/issue-code.ts'
import { consumeAccountLimits } from '../limits/consume-account-limit.ts'
import { emailCodeCounts } from '../limits/limit-email-code.ts'
import { emailCode } from '../messages/email-code.ts'
import { notifyOwner } from '../messages/notify-owner.ts'
import { newContactCode } from './new-contact-code.ts'

interface SendOptions {
  payload: Payload
  student: Student
  /** The new address, which is not the student's own. */
  email: string
  clientAddress: string
  now: Date
}

/**
 * Sends a code to the new e-mail address of a student who has entered the password. If the address has a verified account,
 * its owner gets a message instead, and the code is not sent. Throws a Problem (429) within a minute of the previous
 * code, and beyond the daily limits.
 */
export async function sendNewEmailCode({ payload, student, email, clientAddress, now }: SendOptions): Promise<void> {
  const ofAddress = { payload, emailHash: emailHash(payload, email), phoneHash: null, clientAddress, now }
  const ofStudent = { name: 'contact-code/student', subject: student.id } as const
  const counts = [ofStudent, ...emailCodeCounts(ofAddress)]
  const refund = await consumeAccountLimits({ payload, counts, now })
  try {
    const { handle, ...of } = newContactCode({ student, contact: 'email', to: email })
    const code = await issueCode({ payload, of, handle, target: { studentId: student.id }, now })
    const holder = await readRow({ payload, collection: 'students', where: { email: { equals: email } } })
    // An account that was never verified gives way to the person who reads the address's mail.
    const isFree = holder === null || (holder.state === 'UNVERIFIED' && !holder.legacy)
    if (!isFree) return await notifyOwner({ payload, email })
    const variables = { name: student.name, code, minutes: CODE.minutes }
    const event = `${codeKey(payload, of)}:${now.toISOString()}`
    await queueMessage({ payload, event, studentId: student.id }, { to: email, template: emailCode, variables })
  } catch (error) {
    await refund()
    throw error
  }
}
