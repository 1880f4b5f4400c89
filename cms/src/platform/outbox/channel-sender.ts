import type { Payload } from 'payload'
import type { Message } from '../../payload-types.ts'
import type { Channel } from '../messages/template.ts'
import { claim, findDue, settle } from './claim.ts'
import { deliver } from './deliver.ts'
import type { MessageDriver } from './drivers.ts'
import { isOrphaned } from './is-orphaned.ts'

/** How many messages of a channel are on their way at once. A provider that hangs then holds up five, not all. */
const AT_ONCE = 5

export interface SenderOptions {
  payload: Payload
  channel: Channel
  driver: MessageDriver | 'none'
  fieldKeys: readonly string[]
  now?: () => Date
  /** Told of each message that is kept here because nobody is set up to send it. */
  onKept?: (message: Message) => void
}

/** Sends the messages of one channel, a few at a time, for as long as any are due. */
export class ChannelSender {
  private readonly options: SenderOptions
  private readonly underWay = new Set<Promise<void>>()
  private looking: Promise<void> | null = null
  private lookAgain = false
  private stopped = false

  constructor(options: SenderOptions) {
    this.options = options
  }

  /** Says that messages may be due. Any number of rings while it is looking make it look once more. */
  ring(): void {
    this.lookAgain = true
    this.looking ??= this.look().finally(() => {
      this.looking = null
      // Somebody may have rung after the last look and before this.
      if (this.lookAgain && !this.stopped) this.ring()
    })
  }

  /** Resolves when nothing is due and nothing on its way. */
  async idle(): Promise<void> {
    while (this.looking || this.underWay.size > 0) await Promise.race([this.looking, ...this.underWay].filter(Boolean))
  }

  /** Begins nothing new, and resolves when what is on its way has arrived or failed. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.idle()
  }

  private async look(): Promise<void> {
    const { payload, channel } = this.options
    try {
      while (this.lookAgain && !this.stopped) {
        this.lookAgain = false
        await this.takeUp()
      }
    } catch (error) {
      payload.logger.error({ msg: 'The outbox could not be read; it is tried again soon.', channel, err: error })
    }
  }

  private async takeUp(): Promise<void> {
    const { payload, channel } = this.options
    const free = AT_ONCE - this.underWay.size
    if (free <= 0) return
    const found = await findDue({ payload, channel, now: this.now(), limit: free })
    for (const { id } of found) {
      if (this.stopped) return
      const message = await claim({ payload, id: String(id), now: this.now() })
      if (message) this.track(this.send(message))
    }
    // There may be more; and what another process claimed in between is not found again.
    if (found.length > 0) this.lookAgain = true
  }

  private track(sending: Promise<void>): void {
    const tracked = sending.finally(() => {
      this.underWay.delete(tracked)
      this.ring()
    })
    this.underWay.add(tracked)
  }

  private async send(message: Message): Promise<void> {
    const { payload, driver, fieldKeys, onKept } = this.options
    try {
      if (await isOrphaned(payload, message)) {
        await payload.db.deleteOne({ collection: 'messages', where: { id: { equals: message.id } } })
        return
      }
      if (driver !== 'none') {
        await deliver({ payload, message, driver, fieldKeys, now: this.now })
        return
      }
      await settle(payload, message, { status: 'kept', attempts: 0 })
      onKept?.(message)
    } catch (error) {
      payload.logger.error({ msg: 'How a message fared could not be written down.', messageId: message.id, err: error })
    }
  }

  private now = (): Date => this.options.now?.() ?? new Date()
}
