import type { Payload } from 'payload'
import type { CanonicalRecord } from './canonical.ts'
import { MongoRecords } from './mongo-records.ts'
import type { RecordSet } from './record-sets.ts'
import type { ReadOptions, RecordSource } from './record-store.ts'
import { isServed } from './served.ts'

/** A MongoDB database that is moved. It counts as changed if a portal has started on it. */
export class MongoSource implements RecordSource {
  readonly name: string
  private readonly payload: Payload
  private readonly records: MongoRecords

  constructor(payload: Payload, name: string) {
    this.payload = payload
    this.name = name
    this.records = new MongoRecords(payload)
  }

  read(options: ReadOptions): Promise<CanonicalRecord[]> {
    return this.records.read(options)
  }

  count(set: RecordSet): Promise<number> {
    return this.records.count(set)
  }

  unknownNames(): Promise<string[]> {
    return this.records.unknownNames()
  }

  hasChanged(): Promise<boolean> {
    return isServed(this.payload)
  }

  close(): Promise<void> {
    return this.payload.destroy()
  }
}
