import { isDeclined } from '@pravesh/shared/accounts/message-choices'
import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Message } from '../../payload-types.ts'
import type { Channel } from '../../portal/message-template.ts'
import { deliver } from './deliver.ts'
import type { MessageDriver } from './drivers.ts'
import { WAITING } from './status.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Shown to staff in the outbox. */
const DECLINED = 'The student has turned off messages of this kind.'

const schedule: RetrySchedule = {
  delaysMs: [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE],
  afterwards: 'give-up',
}

interface DeliveryOptions {
  channel: Channel
  driver: MessageDriver | 'none'
  fieldKeys: readonly string[]
  random?: () => number
  /** Called for each message that is only stored because no provider is configured. */
  onStored?: (message: Message) => void
}

/** The waiting messages of all channels, for what concerns their due dates alone. */
export const dueMessages: Omit<Work<'messages'>, 'apply'> = {
  collection: 'messages',
  dueField: 'nextAttemptAt',
  where: { status: { equals: WAITING } },
  // Longer than any provider's timeout.
  leaseMs: 2 * MINUTE,
  schedule,
}

/** The work of sending one channel's waiting messages. */
export const deliveries = ({ channel, driver, onStored, ...options }: DeliveryOptions): Work<'messages'> => {
  const work: Work<'messages'> = {
    ...dueMessages,
    where: { and: [dueMessages.where, { channel: { equals: channel } }] },
    apply: async ({ payload, lease, now }): Promise<Outcome<'messages'>> => {
      const { record: message } = lease
      const recipient = await recipientOf(payload, message)
      if (recipient === 'deleted') {
        await deleteRows({ payload, collection: 'messages', where: { id: { equals: message.id } } })
        return null
      }
      if (recipient === 'declines') return { status: 'kept', attempts: 0, lastError: DECLINED }
      if (driver !== 'none') return deliver({ payload, work, lease, driver, now, ...options })
      onStored?.(message)
      return { status: 'kept', attempts: 0 }
    },
  }
  return work
}

/**
 * Whether a message's account no longer exists because it was deleted while the message was being queued, or its student
 * has turned off this kind of message. Only what says beforehand how many will get a message asks for their choices too.
 */
async function recipientOf(
  payload: Payload,
  { studentId, template }: Pick<Message, 'studentId' | 'template'>,
): Promise<'accepts' | 'declines' | 'deleted'> {
  if (!studentId) return 'accepts'
  const where = { id: { equals: studentId } }
  const student = await readRow({ payload, collection: 'students', where, fields: ['declinedMessages', 'erasedAt'] })
  if (student === null || student.erasedAt) return 'deleted'
  return isDeclined(student.declinedMessages, template) ? 'declines' : 'accepts'
}
