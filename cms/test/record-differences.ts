import type { Payload } from 'payload'
import { sqliteOf } from '../src/database/adapter/sqlite-of.ts'
import { compareSet } from '../src/operations/move/compare-set.ts'
import { MongoRecords } from '../src/operations/move/mongo-records.ts'
import { recordSets } from '../src/operations/move/record-sets.ts'
import type { RecordSource } from '../src/operations/move/record-store.ts'
import { readSqliteRecords } from '../src/operations/move/sqlite-records.ts'

const recordsOf = (payload: Payload): Pick<RecordSource, 'read'> =>
  sqliteOf(payload) ? { read: (options) => readSqliteRecords(payload, options) } : new MongoRecords(payload)

/** The names of the sets in which two databases differ, without those of `except`. */
export async function recordDifferences(
  one: Payload,
  other: Payload,
  except: readonly string[] = [],
): Promise<string[]> {
  const different: string[] = []
  for (const set of recordSets(one.config)) {
    if (except.includes(set.name)) continue
    const comparison = await compareSet({ source: recordsOf(one), target: recordsOf(other), set })
    if (comparison.different.length > 0) different.push(set.name)
  }
  return different
}
