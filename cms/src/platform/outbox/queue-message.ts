import type { Payload, PayloadRequest } from 'payload'

/** A message that is to be sent: an e-mail or an SMS. */
export interface OutgoingMessage {
  channel: 'email' | 'sms'
  /** An e-mail address, or a mobile number of ten digits. */
  to: string
  /** Which kind of message it is, e.g. `contact-received`. */
  template: string
  /** E-mail only. */
  subject?: string
  text: string
  /** E-mail only; beside the text, for those who see it formatted. */
  html?: string
}

interface QueueOptions {
  payload: Payload
  /** The request whose transaction the message belongs to. */
  req?: PayloadRequest
}

/**
 * Writes a message down to be sent soon, so that it is never lost and staff see it. Acts for the system: no person may
 * write into the outbox. (design, "Two commands")
 */
export async function queueMessage({ payload, req }: QueueOptions, message: OutgoingMessage): Promise<void> {
  await payload.create({
    collection: 'messages',
    data: { ...message, status: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
