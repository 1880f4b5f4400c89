import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Position } from './release.ts'

const NEWEST = 'SELECT sequence, key FROM publication_events ORDER BY sequence DESC LIMIT 1'

/** Reads the newest publication event from an SQLite file before the portal has opened its database. */
export class NewestEvent {
  private readonly database: DatabaseSync
  private readonly statement: StatementSync

  /** Throws if the file cannot be read, or has no such table. */
  constructor(file: string) {
    this.database = new DatabaseSync(file, { readOnly: true })
    try {
      this.statement = this.database.prepare(NEWEST)
    } catch (error) {
      this.database.close()
      throw error
    }
  }

  /** Null before the first event. */
  read(): Position | null {
    const row = this.statement.get()
    return row === undefined ? null : { sequence: Number(row.sequence), key: String(row.key) }
  }

  close(): void {
    if (this.database.isOpen) this.database.close()
  }
}
