import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import type { Payload } from 'payload'
import { defaultContext } from '../../messaging/messages/context.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { contactMail } from '../messages/contact-mail.ts'

interface NotifyOptions {
  payload: Payload
  /** Id of the stored message. */
  id: string
  message: ContactMessage
}

/**
 * Queues an e-mail about a visitor's message to the site's contact address. The message itself is already stored, so
 * errors are logged and do not reach the visitor.
 */
export async function notifyStaff({ payload, id, message }: NotifyOptions): Promise<void> {
  try {
    const { email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
    if (!email) return
    await queueMessage(
      { payload, event: id },
      { channel: 'email', to: email, template: 'contact-received', ...contactMail(message, defaultContext(payload)) },
    )
  } catch (error) {
    payload.logger.error({ msg: 'Staff could not be notified of a contact message.', err: error })
  }
}
