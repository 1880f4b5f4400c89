/** `node create-tables.ts`: gives the empty SQLite file of DATABASE_URI its tables, by the migrations that a start runs. */
import { getPayload } from 'payload'
import { migrateDatabase } from '../src/platform/migrate-database.ts'

const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config })
await migrateDatabase(payload)
await payload.destroy()
process.exit(0)
