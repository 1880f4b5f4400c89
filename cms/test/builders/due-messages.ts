import { randomUUID } from 'node:crypto'
import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { Payload } from 'payload'
import type { Work } from '../../src/database/work/work.ts'
import type { Message } from '../../src/payload-types.ts'

const schedule: RetrySchedule = { delaysMs: [30_000, 120_000], afterwards: 'repeat' }

/** Work on waiting messages that marks them as sent, with a lease of one minute. */
export function workOnMessages(change: Partial<Work<'messages'>> = {}): Work<'messages'> {
  return {
    collection: 'messages',
    dueField: 'nextAttemptAt',
    where: { status: { equals: 'waiting' } },
    leaseMs: 60_000,
    schedule,
    apply: async () => ({ status: 'sent' }),
    ...change,
  }
}

/** Creates a message that is due at `dueAt` and returns its id. */
export async function aDueMessage(payload: Payload, dueAt: Date, to = 'office@example.in'): Promise<string> {
  const data = {
    channel: 'email' as const,
    to,
    template: 'test',
    text: 'T',
    key: randomUUID(),
    status: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: dueAt.toISOString(),
  }
  return (await payload.create({ collection: 'messages', data })).id
}

export async function readMessage(payload: Payload, id: string): Promise<Message> {
  return payload.findByID({ collection: 'messages', id, depth: 0 })
}
