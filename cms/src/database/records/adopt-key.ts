import type { CollectionSlug, Payload } from 'payload'
import { keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import { changeOne } from './change-one.ts'
import { exists } from './exists.ts'

interface AdoptOptions {
  payload: Payload
  /** Has a unique field `key`, which stores a keyed hash. */
  collection: CollectionSlug
  /** The hashed text. */
  text: string
}

/**
 * Rekeys a row that was stored under the previous secret, so that counters and codes survive a change of
 * PAYLOAD_SECRET. Returns false when there is no such row; makes no query when no previous secret is set.
 */
export async function adoptKey({ payload, collection, text }: AdoptOptions): Promise<boolean> {
  const [key, previous] = keyedHashes(payload, text)
  if (previous === undefined) return false
  try {
    return (await changeOne({ payload, collection, where: { key: { equals: previous } }, data: { key } })) !== null
  } catch (error) {
    // During a rolling restart both secrets may have created a row; the one under the current secret wins.
    if (await exists({ payload, collection, where: { key: { equals: key } } })) return false
    throw error
  }
}
