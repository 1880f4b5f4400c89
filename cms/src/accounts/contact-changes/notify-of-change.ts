import { maskEmail, maskPhone } from '@pravesh/shared/accounts/verification'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { ContactChange, Student } from '../../payload-types.ts'
import { contactChanged } from '../messages/contact-changed.ts'
import { phoneChangedText } from '../messages/phone-changed-text.ts'

interface NotifyOptions {
  payload: Payload
  change: ContactChange
  /** With the present addresses. */
  student: Student
}

/** Queues the notices to the old e-mail address, or to the old phone and the e-mail address. Idempotent per change. */
export async function notifyOfChange({ payload, change, student }: NotifyOptions): Promise<void> {
  const { id, contact, from, to, changedAt } = change
  const context = { payload, event: id, studentId: student.id }
  const variables = {
    contact,
    name: student.name,
    changedAt: new Date(changedAt),
    shown: contact === 'email' ? maskEmail(to) : maskPhone(to),
    helpLink: `${portalOf(payload).env.publicUrl}${paths.contact}`,
  }
  const email = contact === 'email' ? from : student.email
  await queueMessage(context, { to: email, template: contactChanged, variables })
  if (contact === 'phone') await queueMessage(context, { to: from, template: phoneChangedText, variables: {} })
}
