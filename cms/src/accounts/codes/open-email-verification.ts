import { randomUUID } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import { maskEmail } from '@pravesh/shared/accounts/verification'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { issueLink } from '../links/issue-link.ts'
import { issueCode } from './issue-code.ts'

interface OpenOptions {
  payload: Payload
  email: string
  /** Whose address it is to be; null when it is nobody's or verified already, which must not show. */
  student: Student | null
  now: Date
}

/**
 * Begins to verify an e-mail address and returns the handle its page is reached by. A student is sent the code and a link
 * that does the same; for anybody else there is such a page as well, and no code that fits it.
 */
export async function openEmailVerification({ payload, email, student, now }: OpenOptions): Promise<string> {
  const handle = randomUUID()
  const of = { purpose: 'email', subject: handle } as const
  const account = { studentId: student?.id ?? '', shownAddress: maskEmail(email) }
  const code = await issueCode({ payload, of, handle, account, now })
  if (student === null) return handle
  const { name } = student
  const about = { payload, event: handle, studentId: student.id }
  await queueMessage(about, { to: email, template: 'email-code', variables: { name, code, minutes: CODE.minutes } })
  const link = await issueLink({ payload, studentId: student.id, purpose: 'activation', now })
  const hours = LINK_MINUTES.activation / 60
  await queueMessage(about, { to: email, template: 'activation-link', variables: { name, link, hours } })
  return handle
}
