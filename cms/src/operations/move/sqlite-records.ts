import type { JoinQuery, Payload, Where } from 'payload'
import { type CanonicalRecord, canonicalRecord } from './canonical.ts'
import type { RecordSet } from './record-sets.ts'
import type { ReadOptions } from './record-store.ts'

/** Reads records through Payload's SQLite adapter, which puts the rows of their tables together. */
export async function readSqliteRecords(
  payload: Payload,
  { set, after, size }: ReadOptions,
): Promise<CanonicalRecord[]> {
  const docs = await find(payload, { set, after, size })
  return docs.map((doc) => canonicalRecord(doc, set.fields))
}

async function find({ db }: Payload, { set, after, size }: ReadOptions): Promise<Record<string, unknown>[]> {
  const where: Where = after === null ? {} : { id: { greater_than: after } }
  const options = { where, sort: ['id'], limit: size, pagination: false }
  switch (set.kind) {
    case 'collection':
      return (
        await db.find<Record<string, unknown> & { id: string }>({
          ...options,
          collection: set.slug,
          joins: noJoins(set),
        })
      ).docs
    case 'versions':
      return (await db.findVersions({ ...options, collection: set.slug })).docs.map((doc) => ({ ...doc }))
    case 'globalVersions':
      return (await db.findGlobalVersions({ ...options, global: set.slug })).docs.map((doc) => ({ ...doc }))
    case 'global': {
      const doc: Record<string, unknown> = after === null ? await db.findGlobal({ slug: set.slug }) : {}
      return doc.id === undefined ? [] : [doc]
    }
  }
}

const ALL: Where = { id: { exists: true } }

export async function countSqliteRecords({ db }: Payload, set: RecordSet): Promise<number> {
  switch (set.kind) {
    case 'collection':
      return (await db.count({ collection: set.slug, where: ALL })).totalDocs
    case 'versions':
      return (await db.countVersions({ collection: set.slug, where: ALL })).totalDocs
    case 'globalVersions':
      return (await db.countGlobalVersions({ global: set.slug, where: ALL })).totalDocs
    case 'global':
      return (await db.findGlobal({ slug: set.slug })).id === undefined ? 0 : 1
  }
}

/** Joins are queries for other records. */
const noJoins = ({ fields }: RecordSet) =>
  Object.fromEntries(fields.flatMap((field) => (field.type === 'join' ? [[field.name, false]] : []))) as JoinQuery
