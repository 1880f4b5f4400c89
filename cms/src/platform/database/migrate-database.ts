import type { Migration, Payload } from 'payload'
import { migrations } from '../../migrations/index.ts'

/** Runs pending migrations on SQLite. MongoDB needs none; its indexes are built on connecting. */
export async function migrateDatabase(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  // Payload types a migration's argument as unknown; the adapter passes what the generated files declare.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
}
