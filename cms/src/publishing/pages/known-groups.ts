import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { countGroups, type Group } from '../../database/sums/count-groups.ts'
import { portalOf } from '../../foundation/portal.ts'

export interface GroupsQuery<C extends CollectionSlug, Field extends keyof DataFromCollectionSlug<C> & string> {
  collection: C
  where: Where
  /** Fields of one value. */
  by: readonly Field[]
  /** What is counted, as text: equal for equal queries. */
  name: string
}

interface Known {
  groups: unknown
  /** Of the collection when it was counted. */
  state: string
  countedAt: number
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: by collection and query. */
    knownGroups?: Map<string, Known> | undefined
  }
}

const MAX_ENTRIES = 500
/** A record that was saved in the same millisecond as the newest one would not show in the state. */
const SETTLED_MS = 1000
/** If the clock was set back, saves do not show in the state until then. */
const VALID_MS = 60_000

/** Counts of records by the values of some fields. Counts again only after a record of the collection was saved or deleted. */
export async function knownGroups<C extends CollectionSlug, Field extends keyof DataFromCollectionSlug<C> & string>(
  payload: Payload,
  { name, ...query }: GroupsQuery<C, Field>,
): Promise<Group<Field>[]> {
  const { knownGroups: known = new Map<string, Known>() } = portalOf(payload)
  portalOf(payload).knownGroups = known
  const key = `${query.collection} ${name}`
  const { state, isSettled } = await stateOf(payload, query.collection)
  const before = known.get(key)
  if (before?.state === state && Date.now() - before.countedAt < VALID_MS) return before.groups as Group<Field>[]
  const countedAt = Date.now()
  const groups = await countGroups({ payload, ...query })
  if (known.size >= MAX_ENTRIES) known.clear()
  if (isSettled) known.set(key, { groups, state, countedAt })
  return groups
}

/** Changes with each saved or deleted record. Takes less than a tenth of a millisecond on SQLite. */
async function stateOf(payload: Payload, collection: CollectionSlug): Promise<{ state: string; isSettled: boolean }> {
  const { newest, count } = await (sqliteOf(payload) ? sqliteState : mongoState)(payload, collection)
  return { state: `${newest} ${count}`, isSettled: Date.now() - Date.parse(newest) > SETTLED_MS }
}

async function sqliteState(payload: Payload, collection: CollectionSlug) {
  const table = collection.replaceAll('-', '_')
  const query = `SELECT (SELECT max(updated_at) FROM ${table}) AS newest, (SELECT count(*) FROM ${table}) AS count`
  const [row] = (await sqliteOf(payload)?.client.execute(query))?.rows ?? []
  return { newest: String(row?.newest), count: Number(row?.count) }
}

/** Without their number, since MongoDB reads all to count them: published records are saved as drafts before they go. */
async function mongoState(payload: Payload, collection: CollectionSlug) {
  const [record] = await readRows({ payload, collection, fields: ['updatedAt'], sort: '-updatedAt', limit: 1 })
  return { newest: record?.updatedAt ?? '', count: null }
}
