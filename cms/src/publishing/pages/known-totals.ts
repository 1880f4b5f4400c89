import type { CollectionSlug, Payload, Where } from 'payload'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { portalOf } from '../../foundation/portal.ts'

/** A query that takes milliseconds because it counts many records. */
export interface Counted {
  where: Where
  /** What is counted, as text: equal for equal queries. */
  name: string
}

interface Total {
  total: number
  /** Of the collection when it was counted. */
  state: string
  countedAt: number
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: by collection and query. */
    knownTotals?: Map<string, Total> | undefined
  }
}

const MAX_ENTRIES = 500
/** A record that was saved in the same millisecond as the newest one would not show in the state. */
const SETTLED_MS = 1000
/** If the clock was set back, saves do not show in the state until then. */
const VALID_MS = 60_000

/** The number of records, which is counted again only after a record of the collection was saved or deleted. */
export async function knownTotal(payload: Payload, collection: CollectionSlug, counted: Counted): Promise<number> {
  const { knownTotals: known = new Map<string, Total>() } = portalOf(payload)
  portalOf(payload).knownTotals = known
  const key = `${collection} ${counted.name}`
  const { state, isSettled } = await stateOf(payload, collection)
  const before = known.get(key)
  if (before?.state === state && Date.now() - before.countedAt < VALID_MS) return before.total
  const countedAt = Date.now()
  const total = await countRows({ payload, collection, where: counted.where })
  if (known.size >= MAX_ENTRIES) known.clear()
  if (isSettled) known.set(key, { total, state, countedAt })
  return total
}

/** Changes with each saved or deleted record. Takes less than a tenth of a millisecond. Other databases have none. */
async function stateOf(payload: Payload, collection: CollectionSlug): Promise<{ state: string; isSettled: boolean }> {
  const table = collection.replaceAll('-', '_')
  const query = `SELECT (SELECT max(updated_at) FROM ${table}) AS newest, (SELECT count(*) FROM ${table}) AS count`
  const [row] = (await sqliteOf(payload)?.client.execute(query))?.rows ?? []
  const newest = Date.parse(String(row?.newest))
  return { state: `${row?.newest} ${row?.count}`, isSettled: Date.now() - newest > SETTLED_MS }
}
