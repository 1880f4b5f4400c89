/** `node mongodb-database.ts create|drop`: makes the collections and indexes of DATABASE_URI, or removes that database. */
import { getPayload } from 'payload'
import { connectWithoutIndexes, createCollections, dropDatabase } from './mongodb.ts'

const { default: config } = await import('../src/payload.config.ts')
const drop = process.argv[2] === 'drop'
const payload = drop ? await connectWithoutIndexes(await config) : await getPayload({ config })
await (drop ? dropDatabase(payload) : createCollections(payload))
await payload.destroy()
process.exit(0)
