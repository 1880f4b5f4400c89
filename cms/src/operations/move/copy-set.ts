import type { RecordSet } from './record-sets.ts'
import type { RecordSource, RecordTarget } from './record-store.ts'

/** Records in memory at a time: two batches. */
export const BATCH = 500

interface CopyOptions {
  source: RecordSource
  target: RecordTarget
  set: RecordSet
  /** Called after each batch. */
  copied: (progress: { total: number; now: number }) => void
}

/** Copies the records of a set that are not at the target yet, in the order of their ids. Reads while it writes. */
export async function copySet({ source, target, set, copied }: CopyOptions): Promise<void> {
  const { lastId, isComplete, count: before } = await target.progressOf(set)
  if (isComplete) return
  await target.removeAfter(set, lastId)
  const after = (id: string | null) => source.read({ set, after: id, size: BATCH })
  let count = before
  let records = await after(lastId)
  while (records.length > 0) {
    const written = target.insert(set, records)
    const last = records.at(-1)?.id ?? null
    const [next] = await Promise.all([records.length < BATCH ? [] : after(last), written])
    count += records.length
    await target.saveProgress(set, { lastId: last, count, isComplete: false })
    copied({ total: count, now: count - before })
    records = next
  }
  await target.saveProgress(set, { lastId: null, count, isComplete: true })
}
