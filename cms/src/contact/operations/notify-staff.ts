import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import type { Payload } from 'payload'
import { defaultContext } from '../../platform/messages/context.ts'
import { queueMessage } from '../../platform/outbox/queue-message.ts'
import { contactMail } from '../mail/contact-mail.ts'

/**
 * Puts an e-mail about a visitor's message into the outbox, to the site's contact address. The message itself is stored
 * already, so a fault here is logged and does not reach the visitor.
 */
export async function notifyStaff({ payload, message }: { payload: Payload; message: ContactMessage }): Promise<void> {
  try {
    const { email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
    if (!email) return
    await queueMessage(
      { payload },
      { channel: 'email', to: email, template: 'contact-received', ...contactMail(message, defaultContext()) },
    )
  } catch (error) {
    payload.logger.error({ msg: 'Staff could not be notified of a contact message.', err: error })
  }
}
