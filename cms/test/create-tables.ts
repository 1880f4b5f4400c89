/** `node create-tables.ts`: runs all migrations on the empty SQLite file of DATABASE_URI. */
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { getPayload } from 'payload'
import { migrateDatabase } from '../src/database/open/migrate-database.ts'

const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config })
await migrateDatabase(payload)
// Tests copy only the main file, so the write-ahead log must be empty.
const db = payload.db as unknown as DrizzleAdapter
await db.execute({ drizzle: db.drizzle, raw: 'PRAGMA wal_checkpoint(TRUNCATE)' })
await payload.destroy()
process.exit(0)
