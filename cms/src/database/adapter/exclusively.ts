import { isBusy } from './sqlite-client.ts'
import type { Sqlite } from './sqlite-of.ts'

type Client = Pick<Sqlite['client'], 'execute'>

/** Pause before another attempt to get the lock, in milliseconds. */
const PAUSE_MS = 100
/** A migration of a large database takes minutes. */
const MAX_WAIT_MS = 10 * 60_000

/**
 * Runs `work` in one transaction that excludes writes of all other processes, or waits for theirs. Everything that is
 * executed on the client meanwhile belongs to it, so only a portal that is starting may use it. An error or a kill undoes
 * all of it.
 */
export async function exclusively(client: Client, work: () => Promise<void>): Promise<void> {
  // A transaction cannot change this setting. With it, SQLite deletes what refers to a table that is being rebuilt.
  await client.execute('PRAGMA foreign_keys = OFF')
  try {
    await begin(client)
    try {
      await work()
      await client.execute('COMMIT')
    } catch (error) {
      await client.execute('ROLLBACK')
      throw error
    }
  } finally {
    await client.execute('PRAGMA foreign_keys = ON')
  }
}

async function begin(client: Client): Promise<void> {
  const since = performance.now()
  for (;;) {
    try {
      await client.execute('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() - since > MAX_WAIT_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
