import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import type { Condition, Known } from '../records/condition.ts'
import { readRows } from '../records/read-rows.ts'
import type { KeyOrder, Keys, KeysOptions, RecordKey } from './key-order.ts'
import { mongoKeys } from './mongo-keys.ts'
import { SliceSize } from './slice-size.ts'
import { sqliteKeys } from './sqlite-keys.ts'

interface WalkOptions<Slug extends CollectionSlug, Field extends string, Given> {
  payload: Payload
  collection: Slug
  /** Any filter: it costs a slice no more than its records. */
  where?: Given & Known<Slug, Given>
  /** Default: the order of the ids. */
  order?: KeyOrder
  /** The fields to read; the id is always read. Default: all. */
  fields?: readonly Field[]
  /** In the order of the ids: the id after which a stopped walk goes on. */
  afterId?: string | undefined
}

/**
 * Walks over the matching records of a collection in slices that hold the event loop for some 20 ms each, with all other
 * requests between them. A slice is two short queries: the next keys in the order, whatever the filter, and the matching
 * records among them. Nothing stays open between slices, so a consumer may be slow, or stop.
 *
 * A record that exists during the whole walk comes once, as it is when its slice is read. One that is created or deleted
 * meanwhile may be missing. (decision 55)
 */
export async function* walkRecords<
  Slug extends CollectionSlug,
  Field extends string = keyof DataFromCollectionSlug<Slug> & string,
  Given extends Condition<Slug> = Condition<Slug>,
>({ payload, collection, where: given, order = 'id', fields, afterId }: WalkOptions<Slug, Field, Given>) {
  type Found = Pick<DataFromCollectionSlug<Slug>, keyof DataFromCollectionSlug<Slug> & (Field | 'id')>
  const where = (given ?? {}) as Where
  const slices = new SliceSize()
  let after: RecordKey | null = afterId === undefined ? null : { id: afterId, date: '', row: 0 }
  while (true) {
    const { keys, isLast } = await readKeys({ payload, collection, order, after, size: slices.size })
    const ids = keys.map(({ id }) => id)
    const records = ids.length === 0 ? [] : await readMatching<Found>({ payload, collection, where, fields, ids })
    if (records.length > 0) yield records
    after = keys.at(-1) ?? null
    if (isLast || after === null) return
    await nextTurn()
    slices.adapt()
  }
}

interface MatchingOptions {
  payload: Payload
  collection: CollectionSlug
  where: Where
  fields: readonly string[] | undefined
  ids: readonly string[]
}

/** The matching records among the ids, in their order. */
async function readMatching<Found extends { id: string | number }>(options: MatchingOptions): Promise<Found[]> {
  const { payload, collection, where, fields, ids } = options
  const rows = await readRows({
    payload,
    collection,
    where: { and: [{ id: { in: [...ids] } }, filterOf(payload, where)] },
    fields,
    sort: 'id',
    limit: ids.length,
  })
  const found = new Map(rows.map((record) => [String(record.id), record as object as Found]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Matches no record, since ids have other characters, and no index serves it. */
const NO_RECORD: Where = { id: { contains: '#' } }

/**
 * The filter in a form for which SQLite uses no index. It would rather read all records with one value of an indexed field
 * than some hundred by their ids.
 */
function filterOf(payload: Payload, where: Where): Where {
  return sqliteOf(payload) && !isEmpty(where) ? { or: [where, NO_RECORD] } : where
}

function isEmpty(where: Where): boolean {
  return Object.entries(where).every(
    ([key, value]) => (key === 'and' || key === 'or') && Array.isArray(value) && value.every(isEmpty),
  )
}

/**
 * The next keys of a collection, from an index, in a time that depends on their number alone. The queries are the database's
 * own: Payload adds the time of creation to each order, so that no index serves it.
 */
function readKeys(options: KeysOptions): Promise<Keys> {
  return sqliteOf(options.payload) ? sqliteKeys(options) : mongoKeys(options)
}
