import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { CanonicalRecord } from '../move/canonical.ts'
import { recordOfGlobal } from '../move/record-of-global.ts'
import type { RecordSet } from '../move/record-sets.ts'
import type { ReadOptions, RecordSource } from '../move/record-store.ts'
import { dumpName } from './dump-records.ts'

/** The records of a backup as the source of a move. */
export class DumpedRecords implements RecordSource {
  readonly name: string
  private readonly folder: string
  private readonly counts: Record<string, number>
  private readonly sets: readonly RecordSet[]
  /** The file that is read. Most reads continue where the previous one ended. */
  private open: { set: string; lastId: string | null; records: AsyncGenerator<CanonicalRecord, undefined> } | null =
    null

  constructor(folder: string, counts: Record<string, number>, sets: readonly RecordSet[]) {
    this.folder = folder
    this.name = folder
    this.counts = counts
    this.sets = sets
  }

  async read({ set, after, size }: ReadOptions): Promise<CanonicalRecord[]> {
    if (set.kind === 'global') return after === null ? this.global(set) : []
    if (this.open === null || this.open.set !== set.name || this.open.lastId !== after || after === null) {
      await this.close()
      this.open = { set: set.name, lastId: after, records: recordsIn(path.join(this.folder, dumpName(set)), after) }
    }
    const batch: CanonicalRecord[] = []
    while (batch.length < size) {
      const { value } = await this.open.records.next()
      if (value === undefined) break
      batch.push(value)
    }
    this.open.lastId = batch.at(-1)?.id ?? null
    return batch
  }

  async count({ kind, name }: RecordSet): Promise<number> {
    const count = this.counts[name] ?? 0
    return kind === 'global' ? Math.min(count, 1) : count
  }

  /** Sets that this version of the portal does not have. */
  async unknownNames(): Promise<string[]> {
    const known = new Set(this.sets.map(({ name }) => name))
    return Object.keys(this.counts).filter((name) => (this.counts[name] ?? 0) > 0 && !known.has(name))
  }

  async hasChanged(): Promise<boolean> {
    return false
  }

  /** Backups of earlier versions may have several documents. */
  private async global(set: RecordSet): Promise<CanonicalRecord[]> {
    const documents: CanonicalRecord[] = []
    for await (const document of recordsIn(path.join(this.folder, dumpName(set)), null)) documents.push(document)
    return recordOfGlobal(documents)
  }

  async close(): Promise<void> {
    await this.open?.records.return(undefined)
    this.open = null
  }
}

async function* recordsIn(file: string, after: string | null): AsyncGenerator<CanonicalRecord, undefined> {
  if (!existsSync(file)) return
  const input = createReadStream(file)
  try {
    for await (const line of createInterface({
      input: input.pipe(createGunzip()),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      const record = JSON.parse(line) as CanonicalRecord
      if (after === null || record.id > after) yield record
    }
  } finally {
    input.destroy()
  }
}
