import type { Payload } from 'payload'
import { sqliteOf } from './sqlite-of.ts'

/**
 * Writes an SQLite database anew without what was deleted or replaced in it, and empties its log; false if another process reads
 * or writes it, so that something may be left. MongoDB replaces its files itself; true.
 */
export async function emptyFreePages(payload: Payload): Promise<boolean> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return true
  try {
    await sqlite.client.execute('VACUUM')
    const { rows } = await sqlite.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    return Number(rows[0]?.busy ?? 0) === 0
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

const isBusy = (error: unknown) => error instanceof Error && /SQLITE_BUSY|database is locked/i.test(error.message)
