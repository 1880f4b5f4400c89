/** `node die-while-migrating.ts`: migrates the database of DATABASE_URI and kills itself before the transaction is committed. */
import { getPayload } from 'payload'
import { migrateDatabase } from '../src/database/open/migrate-database.ts'

const { default: config } = await import('../src/payload.config.ts')
const payload = await getPayload({ config, disableOnInit: true })
const { migrate } = payload.db
payload.db.migrate = async (args) => {
  await migrate.call(payload.db, args)
  process.kill(process.pid, 'SIGKILL')
}
await migrateDatabase(payload)
