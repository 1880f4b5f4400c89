import type { CanonicalRecord } from './canonical.ts'
import type { RecordSet } from './record-sets.ts'
import type { SourceIdentity } from './source-identity.ts'

export interface ReadOptions {
  set: RecordSet
  /** Only records with greater ids. */
  after: string | null
  size: number
}

/** A portal's database, of which the records of a set are read in the order of their ids. */
export interface RecordSource {
  /** The database in messages, without credentials. */
  name: string
  read: (options: ReadOptions) => Promise<CanonicalRecord[]>
  count: (set: RecordSet) => Promise<number>
  /** Tables or collections that the move does not know. */
  unknownNames: () => Promise<string[]>
  /** Whether another process has changed the database since it was opened. */
  hasChanged: () => Promise<boolean>
  close: () => Promise<void>
}

/** How far a set is copied: up to the record with this id, or completely. */
export interface Progress {
  lastId: string | null
  count: number
  isComplete: boolean
}

/** How far files are compared: up to this name, and those of the source as of this time. */
export interface FileProgress {
  /** Source and target; progress between other places does not count. */
  places: string
  lastName: string
  since: Date
}

/** The database that a move fills. */
export interface RecordTarget extends Pick<RecordSource, 'name' | 'read' | 'close'> {
  /** Throws a MoveError unless the database is empty or the target of an interrupted move from the same source. */
  claim: (source: SourceIdentity) => Promise<void>
  progressOf: (set: RecordSet) => Promise<Progress>
  /** Saved after the records up to `lastId` are written. */
  saveProgress: (set: RecordSet, progress: Progress) => Promise<void>
  fileProgress: () => Promise<FileProgress | null>
  saveFileProgress: (progress: FileProgress) => Promise<void>
  insert: (set: RecordSet, records: readonly CanonicalRecord[]) => Promise<void>
  /** Removes what was written after the last saved progress. */
  removeAfter: (set: RecordSet, lastId: string | null) => Promise<void>
  /** Removes records that differ; null if the target cannot be mended. */
  remove: ((set: RecordSet, ids: readonly string[]) => Promise<void>) | null
  /** Called when all records are written. */
  buildIndexes: (built: (done: number, total: number) => void) => Promise<void>
  /** Opens the database to portals. */
  finish: () => Promise<void>
}
