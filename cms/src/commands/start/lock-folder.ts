import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A lock that its process holds. */
export interface FolderLock {
  release: () => void
}

/**
 * Locks a folder for this process, which may be killed: the system releases the lock with the process. Returns null if
 * another process holds it. SQLite knows how to lock a file on each system; the file stays empty.
 */
export function lockFolder(folder: string, name: string): FolderLock | null {
  const database = new DatabaseSync(path.join(folder, name), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) return null
    throw error
  }
  return { release: () => database.close() }
}
