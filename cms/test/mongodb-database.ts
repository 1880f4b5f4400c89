/** `node mongodb-database.ts create|drop`: gives the empty MongoDB database of DATABASE_URI its collections and indexes, or removes it. */
import { getPayload } from 'payload'
import { connectWithoutIndexes, createCollections, dropDatabase } from './mongodb.ts'

const { default: config } = await import('../src/payload.config.ts')
const drop = process.argv[2] === 'drop'
const payload = drop ? await connectWithoutIndexes(await config) : await getPayload({ config })
await (drop ? dropDatabase(payload) : createCollections(payload))
await payload.destroy()
process.exit(0)
