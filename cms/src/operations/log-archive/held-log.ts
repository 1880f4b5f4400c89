import { randomUUID } from 'node:crypto'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError } from '../backup/backup-error.ts'
import { SHIPPED } from './shipped-until.ts'

/** How long a statement waits for a lock, in milliseconds. While SQLite waits to restart the log, portals wait for it. */
const TIMEOUT_MS = 200

/** What a restarted log keeps of its size on the disk, as with the connections of portals. */
const LOG_BYTES = 64 * 1024 * 1024

/** More pages than a file can have: a copy in one step is of one moment and never starts again. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Connections to an SQLite file that keep SQLite from restarting its log: a reader needs the pages that the log had when
 * it began to read. Two of them take turns, so that one always reads.
 */
export class HeldLog {
  private readonly file: string
  private readonly writer: DatabaseSync
  private reading: DatabaseSync
  private resting: DatabaseSync

  /** Throws a BackupError if the file has no write-ahead log: then a reader would keep portals from writing. */
  constructor(file: string) {
    this.file = file
    this.writer = new DatabaseSync(file, { timeout: TIMEOUT_MS })
    if (this.writer.prepare('PRAGMA journal_mode').get()?.journal_mode !== 'wal') {
      this.writer.close()
      throw new BackupError(`${file} has no write-ahead log yet. Start the portal once.`)
    }
    this.writer.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`)
    this.reading = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS })
    this.resting = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS })
  }

  /** Holds the log from what is committed now, and lets go of what was held. */
  hold(): void {
    beginToRead(this.resting)
    endReading(this.reading)
    ;[this.reading, this.resting] = [this.resting, this.reading]
  }

  letGo(): void {
    endReading(this.reading)
  }

  /**
   * Copies the log into the database file, and lets the next write begin the log anew. False if another process read from
   * the log meanwhile. Takes no hold: `hold` follows the next write.
   */
  checkpoint(): boolean {
    this.letGo()
    return this.writer.prepare('PRAGMA wal_checkpoint(RESTART)').get()?.busy === 0
  }

  /** Writes something, so that the log has a transaction. Throws if another process keeps the database locked. */
  touch(): void {
    this.store(`{"at":null}`, 'data')
  }

  /** Tells portals until when everything is in the archive. False if another process kept the database locked. */
  recordShipped(until: Date): boolean {
    try {
      this.store(JSON.stringify({ at: until.toISOString() }), 'excluded.data')
      return true
    } catch (error) {
      if (isLocked(error)) return false
      throw error
    }
  }

  /** `kept` is the SQL of the value if there is one already. SQLite writes nothing for a row that stays as it is, so its id changes. */
  private store(value: string, kept: 'data' | 'excluded.data'): void {
    const sql = `INSERT INTO payload_kv (id, key, data) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET id = excluded.id, data = ${kept}`
    this.writer.prepare(sql).run(randomUUID(), SHIPPED, value)
  }

  /** Copies the database as of one moment, while portals write. */
  async copy(to: string): Promise<void> {
    const source = new DatabaseSync(this.file, { readOnly: true, timeout: TIMEOUT_MS })
    try {
      await backup(source, to, { rate: ALL_PAGES })
    } finally {
      source.close()
    }
  }

  close(): void {
    for (const database of [this.reading, this.resting, this.writer]) database.close()
  }
}

function beginToRead(database: DatabaseSync): void {
  // Of an attempt that met a lock.
  endReading(database)
  database.exec('BEGIN')
  // SQLite begins to read with the first statement.
  database.prepare('SELECT count(*) FROM sqlite_schema').get()
}

function endReading(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK')
}

const isLocked = (error: unknown) => error instanceof Error && /locked|busy/i.test(error.message)
