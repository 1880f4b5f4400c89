import type { Payload, Where } from 'payload'
import type { Message } from '../../payload-types.ts'
import type { Channel } from '../messages/template.ts'
import { WAITING } from './status.ts'

const collection = 'messages'
/** How long a message is one sender's. Longer than any provider may take, so that only after a crash another takes it up. */
export const CLAIM_MS = 2 * 60_000

interface DueOptions {
  payload: Payload
  channel: Channel
  now: Date
  limit: number
}

/** The messages of a channel that are to be sent by now, the longest waiting first. */
export async function findDue({ payload, channel, now, limit }: DueOptions): Promise<Message[]> {
  const where: Where = { and: [{ channel: { equals: channel } }, ...due(now)] }
  const { docs } = await payload.db.find<Message>({
    collection,
    where,
    sort: 'nextAttemptAt',
    limit,
    pagination: false,
  })
  return docs
}

/**
 * Makes a due message this sender's own by one conditional update, which is safe with several processes; null when
 * another was quicker. The claim is the time of the next try moved ahead: whoever dies with it gives it back by itself.
 */
export async function claim({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: string
  now: Date
}): Promise<Message | null> {
  const where: Where = { and: [{ id: { equals: id } }, ...due(now)] }
  const data = { nextAttemptAt: new Date(now.getTime() + CLAIM_MS).toISOString(), attempts: { $inc: 1 } }
  return update(payload, where, data)
}

/** Writes down how a claimed message fared; does nothing when the claim has run out and another holds it. */
export async function settle(payload: Payload, claimed: Message, data: Partial<Message>): Promise<void> {
  const where: Where = {
    and: [{ id: { equals: claimed.id } }, { status: { equals: WAITING } }, { attempts: { equals: claimed.attempts } }],
  }
  await update(payload, where, data)
}

function due(now: Date): Where[] {
  return [{ status: { equals: WAITING } }, { nextAttemptAt: { less_than_equal: now.toISOString() } }]
}

async function update(payload: Payload, where: Where, data: Record<string, unknown>): Promise<Message | null> {
  const row: unknown = await payload.db.updateOne({ collection, where, data, options: { atomic: true } })
  // The adapter's own type for a row knows no collection.
  return row as Message | null
}
