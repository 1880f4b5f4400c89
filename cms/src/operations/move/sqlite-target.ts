import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { upsertRow } from '@payloadcms/drizzle'
import type { Payload } from 'payload'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { migrateDatabase } from '../../database/open/migrate-database.ts'
import type { CanonicalRecord } from './canonical.ts'
import { withExplicitNulls } from './missing-values.ts'
import { MoveError } from './move-error.ts'
import type { RecordSet } from './record-sets.ts'
import type { Progress, ReadOptions, RecordTarget } from './record-store.ts'
import { readSqliteRecords } from './sqlite-records.ts'
import { unfinishedFile } from './unfinished-file.ts'

/** Throws a MoveError if the file exists, and removes what an interrupted move left. */
export async function prepareSqliteTarget(file: string): Promise<void> {
  if (existsSync(file)) throw new MoveError(`${file} exists. Choose the name of a new file.`)
  await removeFile(unfinishedFile(file))
}

/** A new SQLite file that a move fills. A killed move starts again, because this direction is for small portals. */
export class SqliteTarget implements RecordTarget {
  readonly name: string
  private readonly payload: Payload
  private readonly adapter: SQLiteAdapter
  private readonly file: string

  private constructor(payload: Payload, adapter: SQLiteAdapter, file: string) {
    this.payload = payload
    this.adapter = adapter
    this.file = file
    this.name = file
  }

  /** Creates the tables. */
  static async create(payload: Payload, file: string): Promise<SqliteTarget> {
    const adapter = sqliteOf(payload)
    if (!adapter) throw new Error('The database is not SQLite.')
    await migrateDatabase(payload)
    await adapter.client.execute('PRAGMA journal_mode = WAL')
    await adapter.client.execute('PRAGMA synchronous = OFF')
    // Records come before those that they refer to.
    await adapter.client.execute('PRAGMA foreign_keys = OFF')
    return new SqliteTarget(payload, adapter, file)
  }

  readonly remove = null

  async claim(): Promise<void> {}

  async progressOf(): Promise<Progress> {
    return { lastId: null, count: 0, isComplete: false }
  }

  async saveProgress(): Promise<void> {}

  async fileProgress(): Promise<null> {
    return null
  }

  async saveFileProgress(): Promise<void> {}

  async removeAfter(): Promise<void> {}

  async insert(set: RecordSet, records: readonly CanonicalRecord[]): Promise<void> {
    for (const { id, ...data } of records) {
      await upsertRow({
        adapter: this.adapter as never,
        customID: id,
        data: withExplicitNulls(data, set.fields),
        db: this.adapter.drizzle as never,
        fields: [...set.fields],
        ignoreResult: true,
        operation: 'create',
        tableName: this.tableOf(set),
      })
    }
  }

  read(options: ReadOptions): Promise<CanonicalRecord[]> {
    return readSqliteRecords(this.payload, options)
  }

  async buildIndexes(): Promise<void> {}

  async finish(): Promise<void> {
    await this.adapter.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    await this.close()
    await rename(unfinishedFile(this.file), this.file)
    await removeFile(unfinishedFile(this.file))
  }

  async close(): Promise<void> {
    if (this.adapter.client.closed) return
    await this.payload.destroy()
    this.adapter.client.close()
  }

  private tableOf({ kind, slug }: RecordSet): string {
    const table = slug.replaceAll('-', '_')
    return kind === 'versions' || kind === 'globalVersions' ? `_${table}${this.adapter.versionsSuffix}` : table
  }
}

async function removeFile(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
}
