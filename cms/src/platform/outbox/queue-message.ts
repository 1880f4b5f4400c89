import type { Payload, PayloadRequest } from 'payload'
import { insertUnlessTaken } from '../database/insert-unless-taken.ts'
import { transactionEnd } from '../database/transaction-end.ts'
import { portalEnv } from '../env.ts'
import { compose, type TemplatedMessage, type WrittenMessage } from './compose.ts'
import { notifier } from './notifier.ts'
import { WAITING } from './status.ts'

interface QueueOptions {
  payload: Payload
  /**
   * What the message reports, the same each time it is handled, e.g. an application and its revision. Queued again for the
   * same event, a message of the same template is not written a second time.
   */
  event: string
  /** The student whose message it is: it is deleted with the account. Left out for staff, and before there is an account. */
  studentId?: string
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
 *     await queueMessage({ payload, event: handle }, { to: phone, template: phoneCode, variables: { code, minutes: 5 } })
 *     await queueMessage({ payload, event: id }, { channel: 'email', to, template: 'contact-received', subject, text, html })
 */
export async function queueMessage<Variables extends object>(
  options: QueueOptions,
  message: WrittenMessage | TemplatedMessage<Variables>,
): Promise<void> {
  const { payload, event, studentId, req, now = new Date(), settings = portalEnv.of(payload) } = options
  const composed = compose(message, settings, now)
  const data = {
    ...composed,
    key: `${composed.template}:${event}`,
    studentId,
    status: WAITING,
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  }
  const isNew = await insertUnlessTaken({ payload, collection: 'messages', data, req })
  if (isNew) void transactionEnd(payload, req ?? {}).then(() => notifier.find(payload)?.wake())
}
