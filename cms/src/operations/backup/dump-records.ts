import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { keyIdIn } from '../../foundation/crypto/encrypt.ts'
import type { EncryptedField } from '../../portal/encrypted-field.ts'
import type { CanonicalRecord } from '../move/canonical.ts'
import { BATCH } from '../move/copy-set.ts'
import type { RecordSet } from '../move/record-sets.ts'
import type { RecordSource } from '../move/record-store.ts'
import { inReadOrder } from './read-order.ts'
import { syncFile } from './sync-file.ts'

/** The file of a set, in canonical form: one record a line, in the order of the ids. */
export const dumpName = ({ kind, slug }: Pick<RecordSet, 'kind' | 'slug'>) => `${kind}-${slug}.jsonl.gz`

interface DumpOptions {
  source: Pick<RecordSource, 'read'>
  sets: readonly RecordSet[]
  folder: string
  encrypted: readonly EncryptedField[]
  report: (line: string) => void
}

interface Dump {
  /** Number of records by set. */
  records: Record<string, number>
  fieldKeys: string[]
}

/** Writes all records into a folder, one file a set. */
export async function dumpRecords({ source, sets, folder, encrypted, report }: DumpOptions): Promise<Dump> {
  await mkdir(folder, { recursive: true })
  const records: Record<string, number> = {}
  const fieldKeys = new Set<string>()
  for (const set of inReadOrder(sets)) {
    const fields = set.kind === 'collection' ? encrypted.filter(({ collection }) => collection === set.slug) : []
    let count = 0
    const lines = async function* () {
      for await (const batch of batchesOf(source, set)) {
        for (const { field } of fields) for (const record of batch) addKeyId(fieldKeys, record[field])
        count += batch.length
        yield batch.map((record) => `${JSON.stringify(record)}\n`).join('')
      }
    }
    const file = path.join(folder, dumpName(set))
    await pipeline(Readable.from(lines()), createGzip({ level: constants.Z_BEST_SPEED }), createWriteStream(file))
    await syncFile(file)
    records[set.name] = count
    if (count > 0) report(`${set.name}: ${count}`)
  }
  return { records, fieldKeys: [...fieldKeys].sort() }
}

async function* batchesOf(source: Pick<RecordSource, 'read'>, set: RecordSet): AsyncGenerator<CanonicalRecord[]> {
  let after: string | null = null
  while (true) {
    const batch: CanonicalRecord[] = await source.read({ set, after, size: BATCH })
    if (batch.length > 0) yield batch
    if (batch.length < BATCH) return
    after = batch.at(-1)?.id ?? null
  }
}

function addKeyId(ids: Set<string>, value: unknown): void {
  const id = keyIdIn(value)
  if (id !== null) ids.add(id)
}
