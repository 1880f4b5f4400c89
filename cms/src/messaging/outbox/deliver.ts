import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { maxAttempts, nextAttemptAt } from '@pravesh/shared/platform/retry-schedule'
import { finish } from '../../database/work/lease.ts'
import type { ApplyOptions, Work } from '../../database/work/work.ts'
import { providerCall } from '../../foundation/metrics/measured.ts'
import type { Message } from '../../payload-types.ts'
import { DeliveryError } from './delivery-error.ts'
import type { MessageDriver, OutgoingMessage } from './drivers.ts'
import { decrypt } from './encrypt-text.ts'
import { isExpired, type MessageStatus } from './status.ts'

/**
 * Pauses between attempts to record a message as sent. Their sum is below the lease, after which it would be sent
 * again.
 */
const RECORD_PAUSES_MS = [100, 1_000, 10_000]

interface DeliverOptions extends ApplyOptions<'messages'> {
  work: Work<'messages'>
  driver: MessageDriver
  fieldKeys: readonly string[]
  random?: () => number
}

type Outcome = Partial<Message> & { status: MessageStatus }

/** Sends one leased message and returns the outcome to record. Provider failures never throw. */
export async function deliver(options: DeliverOptions): Promise<Outcome | null> {
  const { payload, work, lease, driver, fieldKeys, now } = options
  const { attempts, expiresAt } = lease.record
  if (isExpired(expiresAt, now())) {
    return { status: 'failed', sealed: null, lastError: 'The message expired before it could be sent.' }
  }
  if ((attempts ?? 0) > maxAttempts(work.schedule)) {
    return { status: 'failed', lastError: 'The portal stopped during every attempt to send this.' }
  }
  let reference: string | null
  try {
    const message = outgoing(lease.record, fieldKeys)
    const run = () => driver.send(message)
    reference = (await providerCall({ operation: message.channel, run })).reference
  } catch (error) {
    return failure(options, error)
  }
  const data = { status: 'sent' as const, sentAt: now().toISOString(), sealed: null, lastError: null, reference }
  await retryRecording(() => finish({ payload, work, lease, data }))
  return null
}

function failure({ payload, work, lease, now, random = Math.random }: DeliverOptions, error: unknown): Outcome {
  const { id, channel, template } = lease.record
  const about = { msg: 'A message could not be sent.', message: id, channel, template, attempt: lease.record.attempts }
  if (error instanceof DeliveryError) payload.logger.warn({ ...about, reason: withoutAddresses(error.message) })
  else payload.logger.error({ ...about, err: error })
  const lastError = error instanceof DeliveryError ? error.message : 'The portal failed. See its log.'
  const attempts = lease.record.attempts ?? 1
  const isPermanent = error instanceof DeliveryError && error.permanent
  const next = isPermanent ? null : nextAttemptAt({ schedule: work.schedule, attempts, now: now(), random: random() })
  if (next === null) return { status: 'failed', lastError }
  return { status: 'waiting', lastError, nextAttemptAt: next.toISOString() }
}

/** Providers repeat the address or number in their reasons, which staff may read in the outbox, but the log may not have. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '…@…').replaceAll(/\+?\d[\d -]{6,}\d/g, '…')
}

/** Retries recording that a provider accepted a message; a message left waiting would be sent twice. */
async function retryRecording<T>(record: () => Promise<T>): Promise<T> {
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
  { id, channel, to, template, language, subject, text, html, sealed }: Message,
  fieldKeys: readonly string[],
): OutgoingMessage {
  const content = sealed
    ? decrypt(sealed, { fieldKeys, to })
    : { subject: subject ?? undefined, text, html: html ?? undefined }
  return { ...content, id, channel, to, template, language: language ?? DEFAULT_LOCALE }
}
