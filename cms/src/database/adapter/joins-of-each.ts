import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Payload } from 'payload'

/** Payload's limit for a join field without one. */
const DEFAULT_LIMIT = 10

interface Asked {
  limit?: number
  page?: number
  count?: boolean
}

interface Joined {
  docs?: unknown[]
  hasNextPage?: boolean
  totalDocs?: number
}

type Joins = Record<string, Asked | false | undefined>

/**
 * Limits the joined records of each record, as SQLite does. Without `$lookup`, Payload's MongoDB adapter reads those of all
 * records of a page together and limits them together, so that most records of a page have none.
 */
export function limitJoinsOfEach(adapter: MongooseAdapter): MongooseAdapter {
  for (const name of ['find', 'queryDrafts'] as const) {
    const read: unknown = adapter[name]
    Object.assign(adapter, { [name]: (query: Query) => withJoins(adapter, read as Read, query) })
  }
  return adapter
}

interface Query {
  collection: CollectionSlug
  joins?: Joins | false
}

type Read = (query: Query) => Promise<{ docs: object[] }>

async function withJoins(adapter: MongooseAdapter, read: Read, query: Query): Promise<{ docs: object[] }> {
  const asked = Object.entries(query.joins || {})
  const all = asked.map(([name, each]) => [name, each && { ...each, limit: 0, page: 1 }])
  const page = await Reflect.apply(read, adapter, [{ ...query, joins: Object.fromEntries(all) }])
  const defaults = defaultLimits(adapter.payload, query.collection)
  for (const [name, each] of asked) {
    if (!each) continue
    const limit = each.limit ?? defaults.get(name) ?? DEFAULT_LIMIT
    for (const doc of page.docs) limitJoined(at(doc, name), { ...each, limit })
  }
  return page
}

function defaultLimits({ collections }: Payload, slug: CollectionSlug): Map<string, number | undefined> {
  const { joins, polymorphicJoins } = collections[slug].config
  const all = [...Object.values(joins).flat(), ...polymorphicJoins]
  return new Map(all.map(({ joinPath, field }) => [joinPath, field.defaultLimit]))
}

/** The joined records of one record; undefined if they were not selected. */
function at(doc: object, path: string): Joined | undefined {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value instanceof Object ? Reflect.get(value, name) : undefined), doc) as
    | Joined
    | undefined
}

function limitJoined(joined: Joined | undefined, { limit, page = 1, count }: Asked & { limit: number }): void {
  if (joined?.docs === undefined) return
  const { docs } = joined
  const start = (page - 1) * limit
  joined.docs = limit === 0 ? docs : docs.slice(start, start + limit)
  joined.hasNextPage = limit > 0 && docs.length > start + limit
  if (count) joined.totalDocs = docs.length
}
