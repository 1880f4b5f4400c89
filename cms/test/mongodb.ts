import { getPayload, type Payload, type SanitizedConfig } from 'payload'

interface Model {
  createCollection: () => Promise<unknown>
  collection: { deleteMany: (filter: object) => Promise<unknown> }
}

interface Connection {
  models: Record<string, Model>
}

/** The portal's MongoDB connection; null on SQLite. */
function connectionOf({ db }: Payload): Connection | null {
  return db.name === 'mongoose' ? (db as unknown as { connection: Connection }).connection : null
}

/** Connects without building missing indexes. */
export function connectWithoutIndexes(config: SanitizedConfig): Promise<Payload> {
  const { db } = config
  const init: typeof db.init = (args) => Object.assign(db.init(args), { ensureIndexes: false })
  return getPayload({ config: Promise.resolve({ ...config, db: { ...db, init } }) })
}

/** Creates collections without indexes, which building the indexes does not create. */
export async function createCollections(payload: Payload): Promise<void> {
  for (const model of Object.values(connectionOf(payload)?.models ?? {})) await model.createCollection()
}

/** Deletes all documents but no collections or indexes. */
export async function emptyCollections(payload: Payload): Promise<void> {
  for (const { collection } of Object.values(connectionOf(payload)?.models ?? {})) await collection.deleteMany({})
}
