/** `node create-tables.ts`: gives the empty SQLite file of DATABASE_URI the tables that the collections of today need. */
import { type DrizzleAdapter, pushDevSchema } from '@payloadcms/drizzle'
import { getPayload } from 'payload'

const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config })
await pushDevSchema(payload.db as unknown as DrizzleAdapter)
// Whatever is still in the write-ahead log belongs into the file that is copied.
await (payload.db as unknown as DrizzleAdapter).execute({
  drizzle: (payload.db as unknown as DrizzleAdapter).drizzle,
  raw: 'PRAGMA wal_checkpoint(TRUNCATE)',
})
await payload.destroy()
process.exit(0)
