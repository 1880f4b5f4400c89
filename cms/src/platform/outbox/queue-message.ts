import type { Payload, PayloadRequest } from 'payload'
import { insertIfAbsent } from '../database/insert-if-absent.ts'
import { transactionEnd } from '../database/transaction-end.ts'
import { portalEnv } from '../env.ts'
import { compose, type TemplatedMessage, type WrittenMessage } from './compose.ts'
import { notifier } from './notifier.ts'
import { WAITING } from './status.ts'

interface QueueOptions {
  payload: Payload
  /**
   * Idempotency key of the reported event, e.g. an application and its revision. Queueing the same template again for
   * the same event has no effect.
   */
  event: string
  /** The account with which the message is deleted. Omit for staff, and before there is an account. */
  studentId?: string
  /** The request in whose transaction to queue the message. */
  req?: PayloadRequest
  now?: Date
  /** For tests; defaults to the portal's settings. */
  settings?: Parameters<typeof compose>[1]
}

/**
 * Transactional outbox: stores a message, which is sent once the transaction commits. Returns without waiting for a
 * provider. Bypasses access control, because no user may write to the outbox. (design, "Two commands")
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
  const isNew = await insertIfAbsent({ payload, collection: 'messages', data, req })
  if (isNew) void transactionEnd(payload, req ?? {}).then(() => notifier.find(payload)?.wake())
}
