import { backup, DatabaseSync } from 'node:sqlite'
import { keyIdIn } from '../../foundation/crypto/encrypt.ts'
import type { EncryptedField } from '../../portal/encrypted-field.ts'
import { BackupError } from './backup-error.ts'
import { syncFile } from './sync-file.ts'

/** More pages than a file can have: a copy in one step is of one moment and never starts again. */
const ALL_PAGES = 2 ** 31 - 1

/** Milliseconds to wait for a lock. */
const TIMEOUT = 30_000

interface SqliteCopy {
  /** Number of rows by table. */
  records: Record<string, number>
  fieldKeys: string[]
}

/**
 * Copies an SQLite file while portals write to it. The copy is a single file without a write-ahead log. Not with the
 * portal's own connection: two libraries in one process release each other's locks on the file.
 */
export async function copySqlite(file: string, to: string, encrypted: readonly EncryptedField[]): Promise<SqliteCopy> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT })
  try {
    await backup(source, to, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  return finishCopy({ copy: to, of: file, encrypted })
}

interface FinishOptions {
  copy: string
  /** The name of the database in messages. */
  of: string
  encrypted: readonly EncryptedField[]
}

/** Makes a copy a single file without a write-ahead log, and checks it. Throws a BackupError if it is damaged. */
export async function finishCopy({ copy: to, of, encrypted }: FinishOptions): Promise<SqliteCopy> {
  const copy = new DatabaseSync(to)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    requireIntact(copy, of)
    return { records: countRows(copy), fieldKeys: keyIdsIn(copy, encrypted) }
  } finally {
    copy.close()
    await syncFile(to)
  }
}

function requireIntact(copy: DatabaseSync, file: string): void {
  const problems = copy.prepare('PRAGMA quick_check').all()
  if (problems.length === 1 && problems[0]?.quick_check === 'ok') return
  throw new BackupError(`${file} is damaged: ${problems[0]?.quick_check}. Keep your earlier backups and restore one.`)
}

/** Number of rows by table of an SQLite file that no portal uses. */
export function countTables(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return countRows(database)
  } finally {
    database.close()
  }
}

function countRows(copy: DatabaseSync): Record<string, number> {
  // Without virtual tables: they are the search index.
  const tables = copy
    .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all()
  const counts = tables.map(({ name }) => [
    String(name),
    Number(copy.prepare(`SELECT count(*) AS total FROM "${name}"`).get()?.total),
  ])
  return Object.fromEntries(counts)
}

function keyIdsIn(copy: DatabaseSync, encrypted: readonly EncryptedField[]): string[] {
  const starts = encrypted.flatMap(({ collection, field }) => {
    const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const table = collection.replaceAll('-', '_')
    // A database that this version has not migrated yet lacks its new fields.
    if (!copy.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column)) return []
    return copy
      .prepare(`SELECT DISTINCT substr("${column}", 1, 12) AS start FROM "${table}" WHERE "${column}" <> ''`)
      .all()
  })
  return [...new Set(starts.flatMap(({ start }) => keyIdIn(start) ?? []))].sort()
}
