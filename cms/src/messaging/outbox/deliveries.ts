import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { exists } from '../../database/records/exists.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Message } from '../../payload-types.ts'
import type { Channel } from '../../portal/message-template.ts'
import { deliver } from './deliver.ts'
import type { MessageDriver } from './drivers.ts'
import { WAITING } from './status.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

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
      if (await isOrphaned(payload, message)) {
        await deleteRows({ payload, collection: 'messages', where: { id: { equals: message.id } } })
        return null
      }
      if (driver !== 'none') return deliver({ payload, work, lease, driver, now, ...options })
      onStored?.(message)
      return { status: 'kept', attempts: 0 }
    },
  }
  return work
}

/** Whether a message's account no longer exists because it was deleted while the message was being queued. */
async function isOrphaned(payload: Payload, { studentId }: Pick<Message, 'studentId'>): Promise<boolean> {
  if (!studentId) return false
  return !(await exists({ payload, collection: 'students', where: { id: { equals: studentId } } }))
}
