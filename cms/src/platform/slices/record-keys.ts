import { sqliteOf } from '../database/sqlite-of.ts'
import type { Keys, KeysOptions } from './key-order.ts'
import { mongoKeys } from './mongo-keys.ts'
import { sqliteKeys } from './sqlite-keys.ts'

/**
 * The next keys of a collection, from an index, in a time that depends on their number alone. The queries are the database's
 * own: Payload adds the time of creation to each order, so that no index serves it.
 */
export function readKeys(options: KeysOptions): Promise<Keys> {
  return sqliteOf(options.payload) ? sqliteKeys(options) : mongoKeys(options)
}
