import { randomUUID } from 'node:crypto'
import { MongoServerError } from 'mongodb'
import type { Payload } from 'payload'
import type { CanonicalRecord } from './canonical.ts'
import { MongoRecords } from './mongo-records.ts'
import { MoveError } from './move-error.ts'
import { MARKER_ID, type Marker, MOVES } from './move-marker.ts'
import type { RecordSet } from './record-sets.ts'
import type { FileProgress, Progress, ReadOptions, RecordTarget } from './record-store.ts'
import type { SourceIdentity } from './source-identity.ts'

/** The error code of a value that a unique index has already. */
const DUPLICATE = 11000

/** A MongoDB database that a move fills. The marker in it makes the move resumable, and keeps portals away. */
export class MongoTarget implements RecordTarget {
  readonly name: string
  private readonly payload: Payload
  private readonly records: MongoRecords
  private readonly run = randomUUID()

  constructor(payload: Payload, name: string) {
    this.payload = payload
    this.name = name
    this.records = new MongoRecords(payload)
  }

  async claim(source: SourceIdentity): Promise<void> {
    const marker = await this.marker.findOne({ _id: MARKER_ID })
    if (marker === null) {
      const filled = await this.records.filledNames()
      if (filled.length > 0)
        throw new MoveError(`${this.name} is not empty (${filled.join(', ')}). Choose an empty database.`)
      await this.marker.insertOne({ _id: MARKER_ID, source, startedAt: new Date(), progress: {} })
    } else if (marker.finishedAt) {
      throw new MoveError(
        `${this.name} was filled from ${marker.source.name} on ${marker.finishedAt.toISOString()}. Choose an empty database.`,
      )
    } else if (marker.source.fingerprint !== source.fingerprint) {
      throw new MoveError(
        `${this.name} is the target of an unfinished move from another portal, ${marker.source.name}. Choose an empty database.`,
      )
    }
    await this.marker.updateOne({ _id: MARKER_ID }, { $set: { run: this.run } })
  }

  async progressOf(set: RecordSet): Promise<Progress> {
    const marker = await this.marker.findOne({ _id: MARKER_ID })
    return marker?.progress[set.name] ?? { lastId: null, count: 0, isComplete: false }
  }

  saveProgress(set: RecordSet, progress: Progress): Promise<void> {
    return this.changeMarker({ [`progress.${set.name}`]: progress })
  }

  async fileProgress(): Promise<FileProgress | null> {
    return (await this.marker.findOne({ _id: MARKER_ID }))?.files ?? null
  }

  saveFileProgress(files: FileProgress): Promise<void> {
    return this.changeMarker({ files })
  }

  finish(): Promise<void> {
    return this.changeMarker({ finishedAt: new Date() })
  }

  read(options: ReadOptions): Promise<CanonicalRecord[]> {
    return this.records.read(options)
  }

  async insert(set: RecordSet, records: readonly CanonicalRecord[]): Promise<void> {
    try {
      await this.records.insert(set, records)
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE) throw this.takenOver()
      throw error
    }
  }

  removeAfter(set: RecordSet, lastId: string | null): Promise<void> {
    return this.records.removeAfter(set, lastId)
  }

  remove(set: RecordSet, ids: readonly string[]): Promise<void> {
    return this.records.remove(set, ids)
  }

  buildIndexes(built: (done: number, total: number) => void): Promise<void> {
    return this.records.buildIndexes(built)
  }

  close(): Promise<void> {
    return this.payload.destroy()
  }

  private get marker() {
    return this.records.db.collection<Marker>(MOVES)
  }

  private async changeMarker(change: Record<string, unknown>): Promise<void> {
    const { matchedCount } = await this.marker.updateOne({ _id: MARKER_ID, run: this.run }, { $set: change })
    if (matchedCount === 0) throw this.takenOver()
  }

  private takenOver(): MoveError {
    return new MoveError(`Another run of the move writes to ${this.name}. Wait until it has ended, and run this again.`)
  }
}
