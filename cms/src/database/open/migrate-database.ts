import type { Migration, Payload } from 'payload'
import { migrations } from '../../migrations/index.ts'
import { exclusively } from '../adapter/exclusively.ts'
import { requireAllColumns } from '../adapter/missing-columns.ts'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import { createSearchTables } from '../search/sqlite-index.ts'
import { adoptEarlierDatabase, appliedMigrations } from './applied-migrations.ts'

/**
 * Runs pending migrations on SQLite, all or none of them, and only in one of several processes that start at once.
 * MongoDB needs none; its indexes are built on connecting.
 */
export async function migrateDatabase(payload: Payload): Promise<void> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return
  const { client } = sqlite
  const applied = await appliedMigrations(client)
  if (migrations.some(({ name }) => !applied.has(name))) {
    // Payload types a migration's argument as unknown and asks for a way back, which the portal's migrations do not have.
    const all = migrations as unknown as Migration[]
    await exclusively(client, async () => {
      await adoptEarlierDatabase(client)
      await payload.db.migrate({ migrations: all })
    })
  }
  await requireAllColumns(sqlite)
  await createSearchTables(payload)
}
