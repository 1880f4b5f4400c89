import type { Payload, Where } from 'payload'
import type { Message } from '../../payload-types.ts'
import type { MessageDriver, MessageDrivers } from './drivers.ts'

const collection = 'messages'
const MINUTE = 60_000
/** How long a message is one sender's; after a crash another takes it up then. */
const CLAIM_MS = 5 * MINUTE
const MAX_ATTEMPTS = 8
const BATCH = 50

interface SendOptions {
  payload: Payload
  drivers: MessageDrivers
  now: Date
}

/** Sends the messages that are due, on every channel that has a driver. A failed one is tried again later, eight times in all. */
export async function sendWaiting({ payload, drivers, now }: SendOptions): Promise<void> {
  for (const channel of ['email', 'sms'] as const) {
    const driver = drivers[channel]
    if (driver === 'none') continue
    for (const message of await due({ payload, channel, now })) {
      if (await claim({ payload, message, now })) await send({ payload, message, driver, now })
    }
  }
}

async function due({ payload, channel, now }: { payload: Payload; channel: string; now: Date }): Promise<Message[]> {
  const where: Where = {
    and: [
      { channel: { equals: channel } },
      { status: { equals: 'waiting' } },
      { nextAttemptAt: { less_than_equal: now.toISOString() } },
    ],
  }
  const { docs } = await payload.db.find<Message>({ collection, where, sort: 'nextAttemptAt', limit: BATCH })
  return docs
}

/** Makes a due message this process's own; false when another has taken it in the meantime. */
async function claim({ payload, message, now }: { payload: Payload; message: Message; now: Date }): Promise<boolean> {
  const where: Where = {
    and: [
      { id: { equals: message.id } },
      { status: { equals: 'waiting' } },
      { nextAttemptAt: { less_than_equal: now.toISOString() } },
    ],
  }
  const data = { nextAttemptAt: new Date(now.getTime() + CLAIM_MS).toISOString(), attempts: { $inc: 1 } }
  return Boolean(await payload.db.updateOne({ collection, where, data, options: { atomic: true } }))
}

async function send(options: { payload: Payload; message: Message; driver: MessageDriver; now: Date }): Promise<void> {
  const { payload, message, driver, now } = options
  const finish = (data: Record<string, unknown>) =>
    payload.db.updateOne({ collection, where: { id: { equals: message.id } }, data, options: { atomic: true } })
  try {
    await driver.send({
      channel: message.channel,
      to: message.to,
      template: message.template ?? '',
      subject: message.subject ?? undefined,
      text: message.text ?? '',
      html: message.html ?? undefined,
    })
    await finish({ status: 'sent', sentAt: now.toISOString(), lastError: null })
  } catch (error) {
    const attempts = (message.attempts ?? 0) + 1
    const later = new Date(now.getTime() + 2 ** attempts * MINUTE).toISOString()
    const lastError = error instanceof Error ? error.message : String(error)
    await finish({ status: attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting', lastError, nextAttemptAt: later })
  }
}
