import type { CollectionSlug, Payload } from 'payload'
import { keyedHashes } from '../crypto/keyed-hash.ts'
import { changeOne } from './change-one.ts'

interface AdoptOptions {
  payload: Payload
  /** Has a unique field `key`: a keyed hash. */
  collection: CollectionSlug
  /** What the key is a hash of. */
  text: string
}

/**
 * Gives a row that was stored under the previous secret its key under the current one, so that counters and codes outlive a
 * change of PAYLOAD_SECRET; false when there is none. Without a previous secret it costs nothing.
 */
export async function adoptKey({ payload, collection, text }: AdoptOptions): Promise<boolean> {
  const [key, previous] = keyedHashes(payload, text)
  if (previous === undefined) return false
  try {
    return (await changeOne({ payload, collection, where: { key: { equals: previous } }, data: { key } })) !== null
  } catch (error) {
    // While processes with both secrets run, each may have made a row: then the current one counts.
    if (await payload.db.findOne({ collection, where: { key: { equals: key } } })) return false
    throw error
  }
}
