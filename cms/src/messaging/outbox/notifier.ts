import type { Payload } from 'payload'
import { DueBatch, type Slot } from '../../database/work/due-batch.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Env } from '../../foundation/settings/env.ts'
import type { MessageSettings, SmsSettings } from '../../foundation/settings/message-settings.ts'
import type { Channel } from '../../portal/message-template.ts'
import { deliveries } from './deliveries.ts'
import { msg91Driver } from './drivers/msg91-driver.ts'
import { smtpDriver } from './drivers/smtp-driver.ts'
import { twilioDriver } from './drivers/twilio-driver.ts'
import type { MessageDrivers } from './drivers.ts'
import { OUTBOX_PATH } from './page/path.ts'
import { reportStored } from './report-stored.ts'

interface StartOptions {
  payload: Payload
  settings: Pick<Env, 'fieldKeys' | 'messages' | 'mode' | 'publicUrl'>
  drivers?: MessageDrivers
  /** Interval between sweeps for due messages, in milliseconds. */
  sweepMs?: number
}

/** Sends the messages of the outbox. */
export interface Notifier {
  /** Signals that messages of a channel may be due; of all channels by default. */
  wake: (channel?: Channel) => void
  /** Takes a slot for sending a message that is not written yet; null when the channel is busy. */
  takeSlot: (channel: Channel) => Slot<'messages'> | null
  /** Resolves when no message is due or being sent. */
  idle: () => Promise<void>
  /** Starts no new delivery and resolves when the running ones have finished. */
  stop: () => Promise<void>
}

const CHANNELS: readonly Channel[] = ['email', 'sms']

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** The running notifier. If there is none, another process sends on its next sweep. */
    notifier?: Notifier | undefined
  }
}

/**
 * Starts sending: messages queued in this process at once, others (retries, messages of a dead process) on a sweep.
 * Each channel has its own batch, so that a slow provider does not delay the other channel. Safe to run in several
 * processes.
 */
export function startNotifier({ payload, settings, drivers, sweepMs = 10_000 }: StartOptions): Notifier {
  const { fieldKeys, messages, mode, publicUrl } = settings
  const log = (sentence: string) => payload.logger.info(sentence)
  const onStored = mode === 'demo' ? reportStored({ log, address: `${publicUrl}${OUTBOX_PATH}` }) : undefined
  const driverOf = drivers ?? createDrivers(messages)
  const batches = CHANNELS.map((channel) => {
    const work = deliveries({ channel, driver: driverOf[channel], fieldKeys, onStored })
    return { channel, batch: new DueBatch({ payload, work }) }
  })
  const wake = (only?: Channel) => {
    for (const { channel, batch } of batches) if (only === undefined || channel === only) batch.wake()
  }
  const sweep = setInterval(wake, sweepMs).unref()
  const running: Notifier = {
    wake,
    takeSlot: (wanted) => batches.find(({ channel }) => channel === wanted)?.batch.takeSlot() ?? null,
    idle: async () => void (await Promise.all(batches.map(({ batch }) => batch.idle()))),
    stop: async () => {
      clearInterval(sweep)
      portalOf(payload).notifier = undefined
      await Promise.all(batches.map(({ batch }) => batch.stop()))
    },
  }
  portalOf(payload).notifier = running
  wake()
  return running
}

function createDrivers({ sms, mail }: MessageSettings): MessageDrivers {
  return { email: mail === null ? 'none' : smtpDriver(mail), sms: smsDriver(sms) }
}

function smsDriver(sms: SmsSettings): MessageDrivers['sms'] {
  if (sms.provider === 'msg91') return msg91Driver(sms)
  return sms.provider === 'twilio' ? twilioDriver(sms) : 'none'
}
