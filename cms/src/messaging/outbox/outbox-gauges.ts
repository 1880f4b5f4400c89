import { gauges, secondsSince } from '../../database/gauges.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { WAITING } from './status.ts'

const CHANNELS = ['email', 'sms'] as const
const STATES = [WAITING, 'failed'] as const

/** Messages that still have to leave, or could not. Sent ones are not counted: their number grows without limit. */
export const outboxGauges = gauges({
  about: {
    outbox_messages: 'Messages that wait to be sent, or could not be sent, by channel.',
    outbox_oldest_seconds: 'For how long the oldest waiting message has been due.',
  },
  database: true,
  async read({ payload, now }) {
    const counted = CHANNELS.flatMap((channel) => STATES.map((state) => ({ channel, state })))
    const messages = counted.map(async (labels) => {
      const where: Condition<'messages'> = {
        and: [{ status: { equals: labels.state } }, { channel: { equals: labels.channel } }],
      }
      return { labels, value: await countRows({ payload, collection: 'messages', where }) }
    })
    const rows = await readRows({
      payload,
      collection: 'messages',
      where: { and: [{ status: { equals: WAITING } }, { nextAttemptAt: { exists: true } }] },
      fields: ['nextAttemptAt'],
      sort: 'nextAttemptAt',
      limit: 1,
    })
    return {
      outbox_messages: await Promise.all(messages),
      outbox_oldest_seconds: secondsSince(rows[0]?.nextAttemptAt, now),
    }
  },
})
