import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { StartError } from '../../foundation/start-error.ts'
import type { FileProgress, Progress } from './record-store.ts'
import type { SourceIdentity } from './source-identity.ts'

/** The collection with the state of the move that filled a MongoDB database. */
export const MOVES = 'moves'
export const MARKER_ID = 'move'

export interface Marker {
  _id: typeof MARKER_ID
  source: SourceIdentity
  startedAt: Date
  /** The run that may write; an earlier one that still lives ends itself. */
  run?: string
  /** Missing until everything is compared. */
  finishedAt?: Date
  progress: Record<string, Progress>
  /** Missing until the first files are compared. */
  files?: FileProgress
}

/** Throws a StartError if the database is the target of an unfinished move. */
export async function refuseUnfinishedMove({ db }: Payload): Promise<void> {
  if (db.name !== 'mongoose') return
  const { connection } = db as unknown as MongooseAdapter
  const marker = await connection.collection<Marker>(MOVES).findOne({ _id: MARKER_ID })
  if (marker === null || marker.finishedAt) return
  throw new StartError(
    `The database in DATABASE_URI is being filled from ${marker.source.name} and is not complete. Run the same npm run move or npm run restore again until it says Done, or delete the database.`,
  )
}
