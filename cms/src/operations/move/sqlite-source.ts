import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { appliedMigrations, EARLIER_MIGRATIONS } from '../../database/open/applied-migrations.ts'
import { searchTableNames } from '../../database/search/sqlite-index.ts'
import { migrations } from '../../migrations/index.ts'
import type { CanonicalRecord } from './canonical.ts'
import { MoveError } from './move-error.ts'
import type { RecordSet } from './record-sets.ts'
import type { ReadOptions, RecordSource } from './record-store.ts'
import { countSqliteRecords, readSqliteRecords } from './sqlite-records.ts'

/** An SQLite file that is moved. */
export class SqliteSource implements RecordSource {
  readonly name: string
  private readonly payload: Payload
  private readonly adapter: SQLiteAdapter
  private readonly version: unknown

  private constructor(payload: Payload, adapter: SQLiteAdapter, file: string, version: unknown) {
    this.payload = payload
    this.adapter = adapter
    this.name = file
    this.version = version
  }

  /** Makes the connection read-only. Throws a MoveError if the tables are not those of this version. */
  static async open(payload: Payload, file: string): Promise<SqliteSource> {
    const adapter = sqliteOf(payload)
    if (!adapter) throw new Error('The database is not SQLite.')
    // Payload's adapter has no read-only mode.
    await adapter.client.execute('PRAGMA query_only = ON')
    await requireMigrated(adapter, file)
    return new SqliteSource(payload, adapter, file, await dataVersion(adapter))
  }

  read(options: ReadOptions): Promise<CanonicalRecord[]> {
    return readSqliteRecords(this.payload, options)
  }

  count(set: RecordSet): Promise<number> {
    return countSqliteRecords(this.payload, set)
  }

  async unknownNames(): Promise<string[]> {
    const known = new Set([...Object.keys(this.adapter.tables), ...searchTableNames(this.payload)])
    const { rows } = await this.adapter.client.execute(
      `SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    return rows.map(({ name }) => String(name)).filter((name) => !known.has(name))
  }

  async hasChanged(): Promise<boolean> {
    return (await dataVersion(this.adapter)) !== this.version
  }

  async close(): Promise<void> {
    await this.payload.destroy()
    // The connection ends with the process: closing the last one would write the write-ahead log into the file.
  }
}

/** Differs from an earlier value of the same connection if another one has committed a change. */
async function dataVersion({ client }: SQLiteAdapter): Promise<unknown> {
  return (await client.execute('PRAGMA data_version')).rows[0]?.data_version
}

async function requireMigrated({ client }: SQLiteAdapter, file: string): Promise<void> {
  const applied = (await appliedMigrations(client)).difference(new Set(EARLIER_MIGRATIONS))
  if (migrations.length === applied.size && migrations.every(({ name }) => applied.has(name))) return
  throw new MoveError(
    `${file} was not last used by this version of the portal. Start the portal once, stop it, and run this again.`,
  )
}
