import type { Payload } from 'payload'
import { sqliteOf } from './sqlite-of.ts'

/**
 * Runs `work`, which can be repeated from any state, without waiting for the disk at each write on SQLite. A killed process loses
 * nothing. A power failure may lose the last writes, in their order; when this resolves, all are on the disk.
 * (https://www.sqlite.org/pragma.html#pragma_synchronous)
 */
export async function syncedAtTheEnd<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const client = sqliteOf(payload)?.client
  if (client === undefined) return work()
  await client.execute('PRAGMA synchronous = NORMAL')
  try {
    return await work()
  } finally {
    await client.execute('PRAGMA synchronous = FULL')
    await client.execute('PRAGMA wal_checkpoint')
  }
}
