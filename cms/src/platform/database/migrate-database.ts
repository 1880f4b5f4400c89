import type { Migration, Payload } from 'payload'
import { migrations } from '../../migrations/index.ts'

/** Brings an SQLite database's tables up to this version. MongoDB has none; its indexes are made on connecting. */
export async function migrateDatabase(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  // Payload types a migration's argument as unknown; the adapter that made these files hands them what they declare.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
}
