import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { cmsSource } from '../../foundation/directories.ts'
import { EARLIER_MIGRATIONS } from './applied-migrations.ts'

/**
 * Whether an SQLite file has tables, but none of the portal's migrations. Only before the portal opens the file: two
 * libraries in one process release each other's locks on it.
 */
export function isForeign(file: string): boolean {
  const database = new DatabaseSync(readOnlyUrl(file), { readOnly: true })
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    if (tables.length === 0) return false
    if (!tables.some(({ name }) => name === 'payload_migrations')) return true
    const known = migrationNames()
    const done = database.prepare('SELECT name FROM payload_migrations').all()
    return !done.some(({ name }) => known.has(String(name)))
  } catch {
    // A damaged file, which opening it explains.
    return false
  } finally {
    database.close()
  }
}

/** By their files: a check before the start does not load them. */
const migrationNames = () =>
  new Set([
    ...EARLIER_MIGRATIONS,
    ...readdirSync(path.join(cmsSource, 'migrations')).map((name) => path.basename(name, '.ts')),
  ])

/** Without a write-ahead log beside it, a file is read without creating one. */
function readOnlyUrl(file: string): URL {
  const url = pathToFileURL(file)
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  if (!hasLog) url.searchParams.set('immutable', '1')
  return url
}
