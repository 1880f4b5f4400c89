/** `node create-mongodb.ts URI…`: creates all collections and indexes in each of the databases. */
import { getPayload } from 'payload'
import { database } from '../src/database/adapter/database.ts'
import { processEnv } from '../src/foundation/settings/env.ts'
import { createCollections } from './mongodb.ts'

const { default: config } = await import('../src/payload.config.ts')
const { mongodbFlavour } = processEnv()
for (const databaseUri of process.argv.slice(2)) {
  const there = Object.assign({}, await config, { db: await database({ databaseUri, mongodbFlavour }) })
  const payload = await getPayload({ config: Promise.resolve(there), key: databaseUri })
  await createCollections(payload)
  await payload.destroy()
}
process.exit(0)
