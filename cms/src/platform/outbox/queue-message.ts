import type { Payload, PayloadRequest } from 'payload'
import { env } from '../env.ts'
import { transactionEnd } from '../transaction-end.ts'
import { ringOutbox } from './bell.ts'
import { compose, type TemplatedMessage, type WrittenMessage } from './compose.ts'
import { WAITING } from './status.ts'

interface QueueOptions {
  payload: Payload
  /** The request whose transaction the message belongs to. */
  req?: PayloadRequest
  now?: Date
  /** For tests; the portal's own settings unless given. */
  settings?: Parameters<typeof compose>[1]
}

/**
 * Writes a message down to be sent as soon as it is committed, so that it is never lost and staff see it. Returns without
 * waiting for any provider. Acts for the system: no person may write into the outbox. (design, "Two commands")
 *
 *     await queueMessage({ payload, req }, { to: '9830012345', template: 'phone-code', variables: { code, minutes: 5 } })
 *     await queueMessage({ payload, req }, { channel: 'email', to, template: 'contact-received', subject, text, html })
 */
export async function queueMessage(options: QueueOptions, message: WrittenMessage | TemplatedMessage): Promise<void> {
  const { payload, req, now = new Date(), settings = env() } = options
  const row = compose(message, settings, now)
  await payload.create({
    collection: 'messages',
    data: { ...row, status: WAITING, attempts: 0, nextAttemptAt: now.toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  })
  void transactionEnd(payload, req ?? {}).then(ringOutbox)
}
