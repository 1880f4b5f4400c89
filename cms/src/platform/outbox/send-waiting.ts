import type { Payload } from 'payload'
import type { Channel } from '../messages/template.ts'
import { claim, findDue, settle } from './claim.ts'
import { deliver } from './deliver.ts'
import type { MessageDrivers } from './drivers.ts'

/** How many messages are looked up at a time. */
const BATCH = 50
/** How many of a channel are on their way at once; a slow provider then holds up five, not all. */
const AT_ONCE = 5

interface SendOptions {
  payload: Payload
  drivers: MessageDrivers
  fieldKey: string
  /** Asked before each message, so that one who is told to stop begins nothing new. */
  stopped?: () => boolean
  now?: () => Date
  /** Told of each message that is kept here because nobody is set up to send it. */
  onKept?: (channel: Channel) => void
}

/** Sends the messages that are due. The channels do not wait for each other. */
export async function sendWaiting(options: SendOptions): Promise<void> {
  await Promise.all([sendChannel('email', options), sendChannel('sms', options)])
}

async function sendChannel(channel: Channel, options: SendOptions): Promise<void> {
  const { payload, stopped = () => false, now = () => new Date() } = options
  for (;;) {
    const found = await findDue({ payload, channel, now: now(), limit: BATCH })
    const queue = found.values()
    const sender = async () => {
      for (const { id } of queue) if (!stopped()) await sendOne(String(id), channel, { ...options, now })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    if (found.length < BATCH || stopped()) return
  }
}

async function sendOne(id: string, channel: Channel, options: SendOptions & { now: () => Date }): Promise<void> {
  const { payload, drivers, fieldKey, now, onKept } = options
  const message = await claim({ payload, id, now: now() })
  if (message === null) return
  const driver = drivers[channel]
  if (driver === 'none') {
    await settle(payload, message, { status: 'kept', attempts: 0 })
    onKept?.(channel)
  } else {
    await deliver({ payload, message, driver, fieldKey, now: now() })
  }
}
