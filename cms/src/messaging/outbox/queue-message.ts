import type { Payload, PayloadRequest } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { transactionEnd } from '../../database/records/transaction-end.ts'
import { type Together, writeTogether } from '../../database/records/write-together.ts'
import { currentContext } from '../../foundation/context/request-context.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Message } from '../../payload-types.ts'
import { type AnyTemplatedMessage, compose, type TemplatedMessage, type WrittenMessage } from './compose.ts'
import { inTheirLanguage } from './language-of-message.ts'
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
 *     await queueMessage({ payload, event: id }, { channel: 'email', to, template: 'admin-mail', subject, text, html })
 */
export async function queueMessage<Variables extends object>(
  options: QueueOptions,
  message: WrittenMessage | TemplatedMessage<Variables>,
): Promise<void> {
  const { payload, req } = options
  if (!req)
    return queueTogether(payload, [outgoing(options, await inTheirLanguage(options, message))], (_, queue) => queue())
  const data = rowOf(options, await inTheirLanguage(options, message))
  const isNew = await insertIfAbsent({ payload, collection: 'messages', data, req })
  if (isNew) void transactionEnd(payload, req).then(() => portalOf(payload).notifier?.wake(data.channel))
}

/** A message to be queued with other writes. */
export interface Outgoing {
  write: (together: Together) => Promise<void>
  /** Once the message is stored. */
  send: () => void
  /** If the message could not be stored. */
  drop: () => void
}

type AnyMessage = WrittenMessage | AnyTemplatedMessage

/** Messages to be queued with other writes, each in the language of its reader. */
export async function outgoingMessages(
  options: Omit<QueueOptions, 'req' | 'event' | 'studentId'>,
  all: readonly (Pick<QueueOptions, 'event' | 'studentId'> & { message: AnyMessage })[],
): Promise<Outgoing[]> {
  const inLanguages = await Promise.all(
    all.map(async ({ message, ...about }) => ({
      about: { ...options, ...about },
      message: await inTheirLanguage({ ...options, ...about }, message),
    })),
  )
  // Slots are taken only when nothing can fail before the messages are returned.
  return inLanguages.map(({ about, message }) => outgoing(about, message))
}

/** Composes a message. Takes the lease with the insert if this process can send it now. */
function outgoing<Variables extends object>(
  options: Omit<QueueOptions, 'req'>,
  message: WrittenMessage | TemplatedMessage<Variables>,
): Outgoing {
  const { payload } = options
  const id = newRecordId(payload)
  const { notifier } = portalOf(payload)
  const row = rowOf(options, message)
  const slot = notifier?.takeSlot(row.channel)
  const data = { ...row, ...slot?.lease }
  let isNew = false
  return {
    async write(req) {
      isNew = await insertIfAbsent({ payload, collection: 'messages', id, data, req })
    },
    send() {
      // The record has no room for the request; other lines about the message have its id.
      if (isNew && currentContext().requestId !== null) {
        payload.logger.info({ msg: 'A message was queued.', message: id, template: row.template })
      }
      if (!slot) notifier?.wake(row.channel)
      else if (isNew) slot.start({ ...data, id, createdAt: '', updatedAt: '' })
      else slot.free()
    },
    drop: () => slot?.free(),
  }
}

/** Stores messages together with other writes, which call `queue` in their order, and sends them. */
export async function queueTogether(
  payload: Payload,
  messages: readonly Outgoing[],
  writes: (together: Together, queue: () => Promise<void>) => Promise<void>,
): Promise<void> {
  try {
    await writeTogether(payload, (together) =>
      writes(together, async () => {
        for (const { write } of messages) await write(together)
      }),
    )
  } catch (error) {
    for (const { drop } of messages) drop()
    throw error
  }
  for (const { send } of messages) send()
}

type NewMessage = Omit<Message, 'id' | 'createdAt' | 'updatedAt'>

function rowOf<Variables extends object>(
  { payload, event, studentId, now = new Date(), settings = portalOf(payload).env }: Omit<QueueOptions, 'req'>,
  message: WrittenMessage | TemplatedMessage<Variables>,
): NewMessage {
  const composed = compose(message, settings, now)
  return {
    ...composed,
    key: `${composed.template}:${event}`,
    studentId,
    status: WAITING,
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  }
}
