import { randomUUID } from 'node:crypto'
import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { knownDevice } from '../../http/sign-in/device-cookie.ts'
import { maySendResetLink } from '../../http/sign-in/may-send-reset-link.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'
import { issueLink } from '../links/issue-link.ts'
import { passwordReset } from '../messages/password-reset.ts'
import { deviceAccountOf } from '../passwords/student-device.ts'

interface ForgotOptions {
  payload: Payload
  email: string
  /** Where the login that follows redirects to. */
  next?: string
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Sends a reset link if the address has an account, which the caller cannot tell. False when the links that were sent a
 * short time ago have to do. Throws a Problem (429) when the device or network has requested too many.
 */
export async function forgotPassword({ next, headers, ...options }: ForgotOptions): Promise<boolean> {
  const { payload, email, now } = options
  const student = await readRow({ payload, collection: 'students', where: { email: { equals: email } } })
  const ofStudent = { studentId: { equals: student?.id ?? 'none' } }
  const credential = await readRow({ payload, collection: 'student-credentials', where: ofStudent })
  const account = student && credential && deviceAccountOf(student, credential)
  const device = knownDevice({ payload, headers, kind: 'student', account, now })
  const limits = { visitor: ACCOUNT_LIMITS['forgot/visitor'], linkMinutes: LINK_MINUTES.reset }
  const maySend = await maySendResetLink({ ...options, ...limits, kind: 'student', device })
  if (!maySend || student === null) return maySend
  const link = await issueLink({ payload, student, purpose: 'reset', next, now })
  const variables = { name: student.name, link, minutes: LINK_MINUTES.reset }
  // Each request gets its own link, so it is a separate event.
  await queueMessage(
    { payload, event: randomUUID(), studentId: student.id },
    { to: email, template: passwordReset, variables },
  )
  return true
}
