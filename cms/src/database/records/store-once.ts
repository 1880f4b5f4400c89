import type { Payload } from 'payload'
import type { Columns } from './columns.ts'
import { insertIfAbsent } from './insert-if-absent.ts'

/** Stores a value in Payload's key-value store unless the key has one; of several processes one succeeds. */
export async function storeOnce(payload: Payload, key: string, data: Columns<'payload-kv'>['data']): Promise<boolean> {
  return insertIfAbsent({ payload, collection: 'payload-kv', data: { key, data } })
}
