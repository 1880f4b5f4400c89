import { createHash } from 'node:crypto'
import type { CanonicalRecord } from './canonical.ts'
import { BATCH } from './copy-set.ts'
import { recordHash } from './record-hash.ts'
import type { RecordSet } from './record-sets.ts'
import type { RecordSource } from './record-store.ts'

type Readable = Pick<RecordSource, 'read'>

export interface Comparison {
  /** Number of records in the source. */
  count: number
  /** SHA-256 of the hashes of the source's records. */
  hash: string
  /** Ids of records that are missing, different or superfluous in the target. */
  different: string[]
}

interface CompareOptions {
  source: Readable
  target: Readable
  set: RecordSet
  /** Called after each batch with the number of records compared. */
  compared?: (count: number) => void
}

/** Compares all records of a set by their hashes, in the order of their ids. */
export async function compareSet({ source, target, set, compared = () => {} }: CompareOptions): Promise<Comparison> {
  const total = createHash('sha256')
  const different: string[] = []
  const others = recordsOf(target, set)
  let other = await others.next()
  let count = 0
  for await (const record of recordsOf(source, set)) {
    const hash = recordHash(record)
    total.update(hash)
    count += 1
    if (count % BATCH === 0) compared(count)
    while (!other.done && other.value.id < record.id) {
      different.push(other.value.id)
      other = await others.next()
    }
    if (other.done || other.value.id !== record.id) {
      different.push(record.id)
      continue
    }
    if (recordHash(other.value) !== hash) different.push(record.id)
    other = await others.next()
  }
  for (; !other.done; other = await others.next()) different.push(other.value.id)
  return { count, hash: total.digest('hex'), different }
}

/** The next batch is read while this one is compared. */
async function* recordsOf(store: Readable, set: RecordSet): AsyncGenerator<CanonicalRecord, undefined> {
  const read = (after: string | null): Promise<CanonicalRecord[]> => {
    const reading = store.read({ set, after, size: BATCH })
    // Reported when the batch is awaited, if it still is.
    reading.catch(() => {})
    return reading
  }
  let next: Promise<CanonicalRecord[]> | null = read(null)
  while (next !== null) {
    const records: CanonicalRecord[] = await next
    next = records.length < BATCH ? null : read(records.at(-1)?.id ?? null)
    yield* records
  }
}
