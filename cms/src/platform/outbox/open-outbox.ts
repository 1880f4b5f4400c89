import type { Payload } from 'payload'
import { type Env, env } from '../env.ts'
import { answerBell } from './bell.ts'
import { makeDrivers } from './drivers/make-drivers.ts'
import type { MessageDrivers } from './drivers.ts'
import { OUTBOX_PATH } from './page/path.ts'
import { makeSenders } from './send-waiting.ts'
import { tellOfKept } from './tell-of-kept.ts'

interface OpenOptions {
  payload: Payload
  settings?: Pick<Env, 'fieldKeys' | 'messages' | 'mode' | 'publicUrl'>
  drivers?: MessageDrivers
  /** How often to look for what is due again, in milliseconds. */
  sweepMs?: number
}

/** A running outbox. */
export interface Outbox {
  /** Resolves when nothing is due and nothing on its way. */
  idle: () => Promise<void>
  /** Begins nothing new and lets what is on its way end. */
  close: () => Promise<void>
}

/**
 * Starts sending: what is queued in this process at once, everything else (tries that are due again, what a process left
 * that died) on a sweep. Any number of processes may do so side by side.
 */
export function openOutbox({ payload, settings = env(), drivers, sweepMs = 10_000 }: OpenOptions): Outbox {
  const { fieldKeys, messages, mode, publicUrl } = settings
  const say = (sentence: string) => payload.logger.info(sentence)
  const senders = makeSenders({
    payload,
    drivers: drivers ?? makeDrivers(messages),
    fieldKeys,
    onKept: mode === 'demo' ? tellOfKept({ say, address: `${publicUrl}${OUTBOX_PATH}` }) : () => undefined,
  })
  const ring = () => {
    for (const sender of senders) sender.ring()
  }
  const sweep = setInterval(ring, sweepMs).unref()
  answerBell(ring)
  ring()
  return {
    idle: async () => void (await Promise.all(senders.map((sender) => sender.idle()))),
    close: async () => {
      clearInterval(sweep)
      answerBell(null)
      await Promise.all(senders.map((sender) => sender.stop()))
    },
  }
}
