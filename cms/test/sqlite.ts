import type { Payload } from 'payload'

interface SqliteAdapter {
  client: { execute: (statement: string) => Promise<unknown> }
}

/** Lets an SQLite database of tests answer a write before the disk has it: no test survives the machine. */
export async function writeWithoutSync({ db }: Payload): Promise<void> {
  if (db.name === 'sqlite') await (db as unknown as SqliteAdapter).client.execute('PRAGMA synchronous = OFF')
}
