import type { CanonicalRecord } from './canonical.ts'
import type { Comparison } from './compare-set.ts'
import { compareSet } from './compare-set.ts'
import { BATCH, copySet } from './copy-set.ts'
import { MoveError } from './move-error.ts'
import { inIntervals, rate } from './progress-lines.ts'
import { recordHash } from './record-hash.ts'
import type { RecordSet } from './record-sets.ts'
import type { RecordSource, RecordTarget } from './record-store.ts'

interface MoveOptions {
  source: RecordSource
  target: RecordTarget
  sets: readonly RecordSet[]
  report: (line: string) => void
}

export interface MovedRecords {
  count: number
  hash: string
}

/** Copies all records and compares them. An interrupted run continues after the last complete batch of each set. */
export async function moveRecords({ source, target, sets, report }: MoveOptions): Promise<MovedRecords> {
  for (const set of sets) await copyAndReport({ source, target, set, report })
  const results: Comparison[] = []
  for (const set of sets) results.push(await compareAndMend({ source, target, set, report }))
  // Last, because until then a record of an earlier run may have the unique value of a newer one.
  await buildIndexes(target, report)
  return {
    count: results.reduce((total, { count }) => total + count, 0),
    hash: recordHash(results.map(({ count, hash }) => [count, hash])),
  }
}

/** Throws a MoveError if the source has data outside of all sets. */
export async function requireKnownTables(source: RecordSource): Promise<void> {
  const unknown = await source.unknownNames()
  if (unknown.length === 0) return
  throw new MoveError(
    `${source.name} has tables that the move does not know: ${unknown.join(', ')}. They would be lost.`,
  )
}

async function buildIndexes(target: RecordTarget, report: (line: string) => void): Promise<void> {
  const isDue = inIntervals()
  report('indexes are being built …')
  await target.buildIndexes((done, total) => {
    if (isDue()) report(`indexes: ${done} of ${total} collections`)
  })
}

interface SetOptions extends Omit<MoveOptions, 'sets'> {
  set: RecordSet
}

async function copyAndReport({ source, target, set, report }: SetOptions): Promise<void> {
  const expected = await source.count(set)
  const startedAt = Date.now()
  const isDue = inIntervals()
  await copySet({
    source,
    target,
    set,
    copied: ({ total, now }) => {
      const isLast = total >= expected && now > BATCH
      if (isLast || isDue()) report(`${set.name}: ${total} of ${expected} copied, ${rate(now, startedAt)} a second`)
    },
  })
}

/** Compares a set. Copies different records again, once: the source changed since an earlier run copied them. */
async function compareAndMend({ source, target, set, report }: SetOptions): Promise<Comparison> {
  const isDue = inIntervals()
  const compared = (count: number) => {
    if (isDue()) report(`${set.name}: ${count} compared`)
  }
  const first = await compareSet({ source, target, set, compared })
  if (first.different.length === 0) return reported(set, first, report)
  const { remove, insert } = target
  if (remove === null) throw differing(set, first)
  report(`${set.name}: ${first.different.length} differ and are copied again`)
  await copyAgain({
    source,
    set,
    ids: first.different,
    remove: (ids) => remove.call(target, set, ids),
    insert: (records) => insert.call(target, set, records),
  })
  const second = await compareSet({ source, target, set })
  if (second.different.length === 0) return reported(set, second, report)
  throw differing(set, second)
}

function differing({ name }: RecordSet, { different }: Comparison): MoveError {
  return new MoveError(
    `${different.length} records of ${name} differ, such as ${different[0]}. If the source is in use, stop it; then run this again.`,
  )
}

function reported(set: RecordSet, comparison: Comparison, report: (line: string) => void): Comparison {
  if (comparison.count > 0) report(`${set.name}: ${comparison.count} equal, hash ${comparison.hash.slice(0, 12)}`)
  return comparison
}

interface CopyAgainOptions extends Pick<SetOptions, 'source' | 'set'> {
  ids: readonly string[]
  remove: (ids: readonly string[]) => Promise<void>
  insert: (records: readonly CanonicalRecord[]) => Promise<void>
}

async function copyAgain({ source, set, ids, remove, insert }: CopyAgainOptions): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) await remove(ids.slice(start, start + BATCH))
  const wanted = new Set(ids)
  let after: string | null = null
  while (true) {
    const records = await source.read({ set, after, size: BATCH })
    const missing = records.filter(({ id }) => wanted.has(id))
    if (missing.length > 0) await insert(missing)
    const last = records.at(-1)
    if (last === undefined || records.length < BATCH) return
    after = last.id
  }
}
