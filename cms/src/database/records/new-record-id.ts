import { randomBytes, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { hasTextIds } from './record-id.ts'

/** A new id in the form of the database, for records that are inserted without reading them back. */
export function newRecordId(portal: Pick<Payload, 'db' | 'collections'>, now = new Date()): string {
  if (hasTextIds(portal)) return randomUUID()
  // An ObjectId: seconds, then eight bytes.
  const seconds = Math.floor(now.getTime() / 1000).toString(16)
  return seconds.padStart(8, '0') + randomBytes(8).toString('hex')
}
