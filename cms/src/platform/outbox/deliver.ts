import type { Payload } from 'payload'
import type { Message } from '../../payload-types.ts'
import { MAX_ATTEMPTS, nextAttempt } from './backoff.ts'
import { settle } from './claim.ts'
import { DeliveryError } from './delivery-error.ts'
import type { MessageDriver, OutgoingMessage } from './drivers.ts'
import { unseal } from './seal.ts'
import { isOver, type MessageStatus } from './status.ts'

/** Pauses between the tries to record a message as sent. Together less than a claim, after which another sender takes it. */
const RECORD_PAUSES_MS = [100, 1_000, 10_000]

interface DeliverOptions {
  payload: Payload
  /** Claimed already. */
  message: Message
  driver: MessageDriver
  fieldKeys: readonly string[]
  /** Asked anew when the provider has answered. */
  now: () => Date
}

/** Hands one claimed message to its provider and writes down how that went. Never throws for what a provider does. */
export async function deliver({ payload, message, driver, fieldKeys, now }: DeliverOptions): Promise<MessageStatus> {
  const settled = async (status: MessageStatus, data: Partial<Message>) => {
    await settle(payload, message, { ...data, status })
    return status
  }
  const { attempts = 0 } = message
  if (isOver(message.expiresAt, now())) {
    return settled('failed', { sealed: null, lastError: 'It could not be sent while it was of use.' })
  }
  if (attempts > MAX_ATTEMPTS)
    return settled('failed', { lastError: 'The portal stopped each time it was sending this.' })
  let reference: string | null
  try {
    reference = (await driver.send(outgoing(message, fieldKeys))).reference
  } catch (error) {
    if (!(error instanceof DeliveryError)) payload.logger.error({ msg: 'A message could not be sent.', err: error })
    const permanent = error instanceof DeliveryError && error.permanent
    const lastError = error instanceof DeliveryError ? error.message : 'The portal itself made a mistake; see its log.'
    const next = permanent ? null : nextAttempt(attempts, now())
    if (next === null) return settled('failed', { lastError })
    return settled('waiting', { lastError, nextAttemptAt: next.toISOString() })
  }
  const sent = { sentAt: now().toISOString(), sealed: null, lastError: null, reference }
  return untilRecorded(() => settled('sent', sent))
}

/** Writes down that a provider took a message; one that stays waiting is sent a second time. */
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
    ? unseal(sealed, { fieldKeys, to })
    : { subject: subject ?? undefined, text, html: html ?? undefined }
  return { ...content, id, channel, to, template }
}
