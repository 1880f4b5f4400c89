import { maskEmail, maskPhone } from '@pravesh/shared/accounts/verification'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { ContactChange, Student } from '../../payload-types.ts'
import { contactChanged } from '../messages/contact-changed.ts'
import { contactRestored } from '../messages/contact-restored.ts'
import { phoneChangedText } from '../messages/phone-changed-text.ts'
import { isRestoration } from './is-restoration.ts'

interface NotifyOptions {
  payload: Payload
  change: ContactChange
  /** With the present addresses. */
  student: Student
}

/**
 * Queues the notices to the old e-mail address, or to the old phone and the e-mail address; to the new address or phone
 * too if staff made the change. Idempotent per change.
 */
export async function notifyOfChange({ payload, change, student }: NotifyOptions): Promise<void> {
  const { id, contact, from, to, changedAt } = change
  const restored = isRestoration(change)
  const variables = {
    contact,
    name: student.name,
    changedAt: new Date(changedAt),
    shown: contact === 'email' ? maskEmail(to) : maskPhone(to),
    helpLink: `${portalOf(payload).env.publicUrl}${paths.contact}`,
  }
  const template = restored ? contactRestored : contactChanged
  const changed = restored ? [from, to] : [from]
  for (const [index, address] of (contact === 'email' ? changed : [student.email]).entries()) {
    const context = { payload, event: eventOf(id, index), studentId: student.id }
    await queueMessage(context, { to: address, template, variables })
  }
  if (contact === 'email') return
  for (const [index, number] of changed.entries()) {
    const context = { payload, event: eventOf(id, index), studentId: student.id }
    await queueMessage(context, { to: number, template: phoneChangedText, variables: {} })
  }
}

const eventOf = (id: string, index: number) => (index === 0 ? id : `${id}:${index}`)
