import type { Payload } from 'payload'
import type { Env } from '../env.ts'
import type { Channel } from '../messages/template.ts'
import { Service } from '../service.ts'
import { DueBatch } from '../work/due-batch.ts'
import { deliveries } from './deliveries.ts'
import { createDrivers } from './drivers/create-drivers.ts'
import type { MessageDrivers } from './drivers.ts'
import { OUTBOX_PATH } from './page/path.ts'
import { reportStored } from './report-stored.ts'

interface StartOptions {
  payload: Payload
  settings: Pick<Env, 'fieldKeys' | 'messages' | 'mode' | 'publicUrl'>
  drivers?: MessageDrivers
  /** How often to look for what is due again, in milliseconds. */
  sweepMs?: number
}

/** Sends the messages of the outbox. */
export interface Notifier {
  /** Says that messages may be due. */
  wake: () => void
  /** Resolves when nothing is due and nothing on its way. */
  idle: () => Promise<void>
  /** Takes up nothing new and resolves when what is on its way has arrived or failed. */
  stop: () => Promise<void>
}

const CHANNELS: readonly Channel[] = ['email', 'sms']

/** The running notifier of a portal. Where none runs, the next sweep of another process sends. */
export const notifier = new Service<Notifier>('notifier')

/**
 * Starts sending: what is queued in this process at once, everything else (retries, what another process left) on a sweep. Each
 * channel has a batch of its own, so that none waits for another's provider. Any number of processes may do so side by side.
 */
export function startNotifier({ payload, settings, drivers, sweepMs = 10_000 }: StartOptions): Notifier {
  const { fieldKeys, messages, mode, publicUrl } = settings
  const say = (sentence: string) => payload.logger.info(sentence)
  const onStored = mode === 'demo' ? reportStored({ say, address: `${publicUrl}${OUTBOX_PATH}` }) : undefined
  const driverOf = drivers ?? createDrivers(messages)
  const batches = CHANNELS.map((channel) => {
    const work = deliveries({ channel, driver: driverOf[channel], fieldKeys, onStored })
    return new DueBatch({ payload, work })
  })
  const wake = () => {
    for (const batch of batches) batch.wake()
  }
  const sweep = setInterval(wake, sweepMs).unref()
  const running: Notifier = {
    wake,
    idle: async () => void (await Promise.all(batches.map((batch) => batch.idle()))),
    stop: async () => {
      clearInterval(sweep)
      notifier.set(payload, null)
      await Promise.all(batches.map((batch) => batch.stop()))
    },
  }
  notifier.set(payload, running)
  wake()
  return running
}
