import { mostAttempts, nextAttemptAt } from '@pravesh/shared/platform/retry-schedule'
import type { Message } from '../../payload-types.ts'
import { finish } from '../work/lease.ts'
import type { ApplyOptions, Work } from '../work/work.ts'
import { DeliveryError } from './delivery-error.ts'
import type { MessageDriver, OutgoingMessage } from './drivers.ts'
import { decrypt } from './encrypt-text.ts'
import { isOver, type MessageStatus } from './status.ts'

/** Pauses between the attempts to record a message as sent. Together less than a lease, after which it would be sent again. */
const RECORD_PAUSES_MS = [100, 1_000, 10_000]

interface DeliverOptions extends ApplyOptions<'messages'> {
  work: Work<'messages'>
  driver: MessageDriver
  fieldKeys: readonly string[]
  random?: () => number
}

type Outcome = Partial<Message> & { status: MessageStatus }

/** Hands one leased message to its provider and answers the outcome to record. Never throws for what a provider does. */
export async function deliver(options: DeliverOptions): Promise<Outcome | null> {
  const { payload, work, lease, driver, fieldKeys, now } = options
  const { attempts, expiresAt } = lease.record
  if (isOver(expiresAt, now())) {
    return { status: 'failed', sealed: null, lastError: 'It could not be sent while it was of use.' }
  }
  if ((attempts ?? 0) > mostAttempts(work.schedule)) {
    return { status: 'failed', lastError: 'The portal stopped each time it was sending this.' }
  }
  let reference: string | null
  try {
    reference = (await driver.send(outgoing(lease.record, fieldKeys))).reference
  } catch (error) {
    return failure(options, error)
  }
  const data = { status: 'sent', sentAt: now().toISOString(), sealed: null, lastError: null, reference }
  await untilRecorded(() => finish({ payload, work, lease, data }))
  return null
}

function failure({ payload, work, lease, now, random = Math.random }: DeliverOptions, error: unknown): Outcome {
  if (!(error instanceof DeliveryError)) payload.logger.error({ msg: 'A message could not be sent.', err: error })
  const lastError = error instanceof DeliveryError ? error.message : 'The portal itself failed; see its log.'
  const attempts = lease.record.attempts ?? 1
  const isPermanent = error instanceof DeliveryError && error.permanent
  const next = isPermanent ? null : nextAttemptAt({ schedule: work.schedule, attempts, now: now(), random: random() })
  if (next === null) return { status: 'failed', lastError }
  return { status: 'waiting', lastError, nextAttemptAt: next.toISOString() }
}

/** Records that a provider accepted a message: one that stays waiting is sent a second time. */
async function untilRecorded<T>(record: () => Promise<T>): Promise<T> {
  for (const pause of RECORD_PAUSES_MS) {
    try {
      return await record()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return record()
}

function outgoing(
  { id, channel, to, template, subject, text, html, sealed }: Message,
  fieldKeys: readonly string[],
): OutgoingMessage {
  const content = sealed
    ? decrypt(sealed, { fieldKeys, to })
    : { subject: subject ?? undefined, text, html: html ?? undefined }
  return { ...content, id, channel, to, template }
}
