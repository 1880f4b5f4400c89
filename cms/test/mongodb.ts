import { getPayload, type Payload, type SanitizedConfig } from 'payload'

interface Model {
  createCollection: () => Promise<unknown>
  collection: { deleteMany: (filter: object) => Promise<unknown> }
}

interface Connection {
  models: Record<string, Model>
}

/** The connection of a portal on MongoDB; null on another database. */
function connectionOf({ db }: Payload): Connection | null {
  return db.name === 'mongoose' ? (db as unknown as { connection: Connection }).connection : null
}

/** Connects and leaves the indexes as they are, where connecting would build those that are missing. */
export function connectWithoutIndexes(config: SanitizedConfig): Promise<Payload> {
  const { db } = config
  const init: typeof db.init = (args) => Object.assign(db.init(args), { ensureIndexes: false })
  return getPayload({ config: Promise.resolve({ ...config, db: { ...db, init } }) })
}

/** Makes the collections that building the indexes did not: those that have none. */
export async function createCollections(payload: Payload): Promise<void> {
  for (const model of Object.values(connectionOf(payload)?.models ?? {})) await model.createCollection()
}

/** Removes every document; collections and indexes stay. */
export async function emptyCollections(payload: Payload): Promise<void> {
  for (const { collection } of Object.values(connectionOf(payload)?.models ?? {})) await collection.deleteMany({})
}
