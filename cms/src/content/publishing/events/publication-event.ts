import type { Payload } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { RecordChange } from '../../../publishing/pages/page.ts'
import type { Position } from '../../../publishing/release/release.ts'

export const collection = 'publication-events'

/** A changed record without its content. */
export type Changed = Pick<RecordChange, 'slug' | 'id'>

/** A change as announced, with the request that made it, for the log lines of other processes. */
export type Announced = Changed & { requestId?: string }

export interface PublicationEvent extends Position {
  changes: Announced[]
  createdAt: string
}

/** The newest event; null before the first one. */
export async function newestEvent(payload: Payload): Promise<Position | null> {
  const rows = await readRows({
    payload,
    collection,
    where: { sequence: { greater_than: 0 } },
    fields: ['sequence', 'key'],
    sort: '-sequence',
    limit: 1,
  })
  return rows[0] ?? null
}

/** The newest number; 0 before the first event. */
export async function newestSequence(payload: Payload): Promise<number> {
  return (await newestEvent(payload))?.sequence ?? 0
}

/**
 * Whether the database has this very event, and so all that followed it. It has not if it was swept, if this is another
 * database, or if an older backup has been restored.
 */
export async function hasEvent(payload: Payload, { sequence, key }: Position): Promise<boolean> {
  const where = { sequence: { equals: sequence } }
  const rows = await readRows({ payload, collection, where, limit: 1 })
  return rows[0]?.key === key
}

/** The next events after a number, in order. */
export async function eventsAfter(payload: Payload, sequence: number, limit: number): Promise<PublicationEvent[]> {
  const where = { sequence: { greater_than: sequence } }
  // Their changes are typed here, because only the portal writes them.
  return (await readRows({ payload, collection, where, limit, sort: 'sequence' })) as PublicationEvent[]
}

/** All events since a time, in slices, the oldest first. */
export function eventsSince(payload: Payload, from: string): AsyncGenerator<PublicationEvent[]> {
  const order = { by: 'createdAt', newestFirst: false, from }
  return walkRecords({ payload, collection, order }) as AsyncGenerator<object[]> as AsyncGenerator<PublicationEvent[]>
}
