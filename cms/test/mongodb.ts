import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { MOVES } from '../src/operations/move/move-marker.ts'
import { forgetWritten, writtenCollections } from './written-collections.ts'

interface Model {
  createCollection: () => Promise<unknown>
  collection: { name: string }
}

interface Connection {
  models: Record<string, Model>
  collection: (name: string) => { deleteMany: (filter: object) => Promise<unknown> }
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

/**
 * Deletes all documents, also what a move left, but no collections or indexes. Leaves out collections that nothing was written
 * to since the last time: a test file writes to a fifth of them.
 */
export async function emptyCollections(payload: Payload): Promise<void> {
  const connection = connectionOf(payload)
  if (connection === null) return
  const all = [...Object.values(connection.models).map(({ collection }) => collection.name), MOVES]
  for (const name of writtenCollections() ?? all) await connection.collection(name).deleteMany({})
  forgetWritten()
}
