import { sqliteOf } from '../adapter/sqlite-of.ts'
import { mongoSums } from './mongo-sums.ts'
import { sqliteSums } from './sqlite-sums.ts'
import type { SumQuery } from './sum-query.ts'

interface GroupsOptions<Field extends string> extends Omit<SumQuery, 'matches'> {
  /** How many records match, if that is known. It decides only how they are summed. Default: many. */
  matches?: number
  fields: readonly Field[]
}

/** The records with the same values. */
export interface SumGroup<Field extends string> {
  /** In the order of the keys: as stored, a date in ISO 8601, or true or false. */
  values: unknown[]
  count: number
  sums: Record<Field, number>
}

/**
 * Counts and sums records by several keys in the database, without access control: SQLite in slices that hold the event loop for
 * some 20 ms each, whatever the number of records. (decision 55)
 */
export async function sumGroups<Field extends string>({
  matches = Number.POSITIVE_INFINITY,
  ...options
}: GroupsOptions<Field>): Promise<SumGroup<Field>[]> {
  const { payload, fields } = options
  const query = { ...options, matches }
  const groups = new Map<string, SumGroup<Field>>()
  for (const { values, count, sums } of sqliteOf(payload) ? await sqliteSums(query) : await mongoSums(query)) {
    const key = JSON.stringify(values)
    const before = groups.get(key)
    const totals = fields.map((field, place) => [field, (before?.sums[field] ?? 0) + (sums[place] ?? 0)] as const)
    const group = { values, count: (before?.count ?? 0) + count }
    groups.set(key, { ...group, sums: Object.fromEntries(totals) as Record<Field, number> })
  }
  return [...groups.values()]
}
