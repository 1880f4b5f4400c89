import { randomUUID } from 'node:crypto'
import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { issueLink } from '../links/issue-link.ts'
import { passwordReset } from '../messages/password-reset.ts'

interface ForgotOptions {
  payload: Payload
  email: string
  /** Where the login that follows redirects to. */
  next?: string
  clientAddress: string
  now: Date
}

/** Sends a reset link if the address has an account. The caller cannot tell whether it does. */
export async function forgotPassword({ payload, email, next, clientAddress, now }: ForgotOptions): Promise<void> {
  await consumeAccountLimit({ payload, name: 'forgot/visitor', subject: clientAddress, now })
  await consumeAccountLimit({ payload, name: 'forgot/email', subject: email, now })
  const student = await payload.db.findOne<Student>({ collection: 'students', where: { email: { equals: email } } })
  if (student === null) return
  const link = await issueLink({ payload, student, purpose: 'reset', next, now })
  const variables = { name: student.name, link, minutes: LINK_MINUTES.reset }
  // Each request gets its own link, so it is a separate event.
  await queueMessage(
    { payload, event: randomUUID(), studentId: student.id },
    { to: email, template: passwordReset, variables },
  )
}
