import type { Payload } from 'payload'
import { deleteRows } from '../../../database/records/delete-rows.ts'
import { collection, newestSequence } from './publication-event.ts'

const DAY = 24 * 60 * 60 * 1000

/** A process that was away for longer publishes everything. */
const KEPT_DAYS = 3

/** Deletes old events but never the newest, from which the next number is taken. */
export async function sweepEvents(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()
  const newest = await newestSequence(payload)
  await deleteRows({
    payload,
    collection,
    where: { and: [{ createdAt: { less_than: before } }, { sequence: { less_than: newest } }] },
  })
}
