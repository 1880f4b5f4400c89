import { randomUUID } from 'node:crypto'
import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { takeAccountLimit } from '../limits/take-account-limit.ts'
import { issueLink } from '../links/issue-link.ts'
import { passwordReset } from '../messages/password-reset.ts'

interface ForgotOptions {
  payload: Payload
  email: string
  /** The page that the login after it leads to. */
  next?: string
  clientAddress: string
  now: Date
}

/** Sends a link to choose a new password, if the address has an account; whoever asks is told the same either way. */
export async function forgotPassword({ payload, email, next, clientAddress, now }: ForgotOptions): Promise<void> {
  await takeAccountLimit({ payload, name: 'forgot/visitor', subject: clientAddress, now })
  await takeAccountLimit({ payload, name: 'forgot/email', subject: email, now })
  const student = await payload.db.findOne<Student>({ collection: 'students', where: { email: { equals: email } } })
  if (student === null) return
  const link = await issueLink({ payload, student, purpose: 'reset', next, now })
  const variables = { name: student.name, link, minutes: LINK_MINUTES.reset }
  // Each request has a link of its own, so each is an event of its own.
  await queueMessage(
    { payload, event: randomUUID(), studentId: student.id },
    { to: email, template: passwordReset, variables },
  )
}
