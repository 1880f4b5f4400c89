import type { ContactMessage as SentMessage } from '@pravesh/shared/contact/contact-message'
import type { Payload } from 'payload'
import { addressGroup } from '../../http/api/client-address.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { storeRequest } from '../requests/store-request.ts'
import { limitContact } from './limit-contact.ts'

interface ReceiveOptions {
  payload: Payload
  message: SentMessage
  /** The signed-in student who sends it; null for a visitor. */
  studentId: string | null
  clientAddress: string
  now: Date
}

/** Stores a message from the contact form as a request. Throws a Problem (429) beyond the limits. */
export function receiveMessage(options: ReceiveOptions): Promise<ContactMessage> {
  const { payload, message, studentId, clientAddress, now } = options
  const { phone, email } = message
  return storeRequest({
    payload,
    request: { ...message, studentId, subject: null },
    limit: () => limitContact({ payload, phone, email, visitor: addressGroup(clientAddress), now }),
    now,
  })
}
