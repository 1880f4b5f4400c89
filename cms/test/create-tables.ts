/** `node create-tables.ts`: gives the empty SQLite file of DATABASE_URI its tables, by the migrations that a start runs. */
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { getPayload } from 'payload'
import { migrateDatabase } from '../src/platform/database/migrate-database.ts'

const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config })
await migrateDatabase(payload)
// Only the file itself is copied, so whatever is still in the write-ahead log belongs into it.
const db = payload.db as unknown as DrizzleAdapter
await db.execute({ drizzle: db.drizzle, raw: 'PRAGMA wal_checkpoint(TRUNCATE)' })
await payload.destroy()
process.exit(0)
