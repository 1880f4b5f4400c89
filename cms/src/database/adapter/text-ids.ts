import { randomUUID } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SanitizedConfig, TextField, Where, WhereField } from 'payload'

/** Payload adds the same field to forms of collections without an `id` of their own. */
const idField: TextField = {
  name: 'id',
  type: 'text',
  label: 'ID',
  hidden: true,
  admin: { hidden: true, disabled: true, disableBulkEdit: true },
  access: { create: () => false, update: () => false },
  hooks: {},
}

/** The name that Mongoose gives the collection of staff. */
const STAFF = 'staffs'

/** Whether a MongoDB database was started by a portal whose new records had ObjectIds. It keeps them. */
export async function usesObjectIds(databaseUri: string): Promise<boolean> {
  if (!databaseUri.startsWith('mongodb')) return false
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(databaseUri)
  try {
    const staff = client.db().collection(STAFF)
    const first = await staff.findOne({}, { projection: { _id: 1 } })
    return first !== null && typeof first._id !== 'string'
  } finally {
    await client.close()
  }
}

/** Gives all collections text ids, as SQLite has. Payload's MongoDB adapter then stores ids and relations as strings. */
export function withTextIds(config: SanitizedConfig): SanitizedConfig {
  // New objects, because Payload shares its own collections between configurations. It looks for the field up to the
  // first group.
  const collections = config.collections.map((collection) => ({
    ...collection,
    fields: [idField, ...collection.fields],
    flattenedFields: [idField, ...collection.flattenedFields],
  }))
  return { ...config, collections }
}

const OF_VERSIONS = [
  'findVersions',
  'findGlobalVersions',
  'countVersions',
  'countGlobalVersions',
  'deleteVersions',
  'updateVersion',
  'updateGlobalVersion',
] as const

interface VersionQuery {
  id?: number | string
  where?: Where
}

/**
 * Adds what Payload's MongoDB adapter lacks for text ids: given ids of new records, ids for upserts and for versions, and
 * queries for versions by their ids.
 */
export function storeTextIds(adapter: MongooseAdapter): MongooseAdapter {
  const { create, upsert } = adapter
  adapter.create = (args) => {
    const { customID: id, data } = args
    return Reflect.apply(create, adapter, [id === undefined ? args : { ...args, data: { ...data, id } }])
  }
  adapter.upsert = (args) =>
    Reflect.apply(upsert, adapter, [{ ...args, data: { ...args.data, $setOnInsert: { _id: randomUUID() } } }])
  for (const name of OF_VERSIONS) {
    const run: unknown = adapter[name]
    const withLists = ({ id, ...args }: VersionQuery) => {
      const where = args.where ?? (id === undefined ? undefined : { id: { equals: id } })
      return Reflect.apply(run as () => unknown, adapter, [{ ...args, where: where && withIdLists(where) }])
    }
    Object.assign(adapter, { [name]: withLists })
  }
  return adapter
}

/** Passed to the adapter, because it must run before the schemas are compiled. */
export function addTextIds({ connection }: MongooseAdapter): void {
  connection.plugin((schema) => {
    if (schema.path('_id')) schema.add({ _id: { type: String, default: () => randomUUID() } })
  })
}

/** The adapter takes the id of a single version for an ObjectId, but leaves lists of ids as they are. */
function withIdLists(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.map(withIdLists)]
    return [key, key === 'id' && value ? asLists(value) : value]
  })
  return Object.fromEntries(entries)
}

function asLists({ equals, not_equals, ...others }: WhereField): WhereField {
  return {
    ...others,
    ...(equals === undefined ? {} : { in: [equals] }),
    ...(not_equals === undefined ? {} : { not_in: [not_equals] }),
  }
}
