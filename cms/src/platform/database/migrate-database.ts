import type { Migration, Payload } from 'payload'
import { migrations } from '../../migrations/index.ts'
import { createSearchTables } from '../search/sqlite-index.ts'
import { exclusively } from './exclusively.ts'
import { requireAllColumns } from './missing-columns.ts'
import { type Sqlite, sqliteOf } from './sqlite-of.ts'

/**
 * Runs pending migrations on SQLite, all or none of them, and only in one of several processes that start at once.
 * MongoDB needs none; its indexes are built on connecting.
 */
export async function migrateDatabase(payload: Payload): Promise<void> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return
  if (await hasPending(sqlite)) {
    // Payload types a migration's argument as unknown; the adapter passes what the generated files declare.
    const all = migrations as unknown as Migration[]
    await exclusively(sqlite.client, () => payload.db.migrate({ migrations: all }))
  }
  await requireAllColumns(sqlite)
  await createSearchTables(payload)
}

async function hasPending({ client }: Sqlite): Promise<boolean> {
  const tables = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'",
  )
  if (tables.rows.length === 0) return true
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  return migrations.some(({ name }) => !done.has(name))
}
