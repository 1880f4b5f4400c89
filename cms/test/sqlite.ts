import type { Payload } from 'payload'

interface SqliteAdapter {
  client: { execute: (statement: string) => Promise<unknown> }
}

/** Disables fsync, because tests do not need durability across power loss. */
export async function writeWithoutSync({ db }: Payload): Promise<void> {
  if (db.name === 'sqlite') await (db as unknown as SqliteAdapter).client.execute('PRAGMA synchronous = OFF')
}
