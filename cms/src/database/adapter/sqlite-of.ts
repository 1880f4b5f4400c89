import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

export type Sqlite = SQLiteAdapter

/** The SQLite adapter; null on MongoDB. Payload's database type does not distinguish adapters; the adapter's name does. */
export function sqliteOf({ db }: Pick<Payload, 'db'>): SQLiteAdapter | null {
  return db.name === 'sqlite' ? (db as unknown as SQLiteAdapter) : null
}
