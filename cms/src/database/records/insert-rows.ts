import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import type { NewRow } from './columns.ts'

type Values = Record<string, unknown>

interface InsertOptions<Slug extends CollectionSlug> {
  payload: Payload
  collection: Slug
  rows: readonly (NewRow<Slug> & { id?: string })[]
  /** Names of group fields, whose subfields are columns of the collection's own table. */
  groups?: readonly string[]
}

/** Inserts at once on MongoDB. */
const WIDTH = 32

/** SQLite allows 32,766 values in a statement. */
const MAX_VALUES = 32_000

/**
 * Bulk insert for trying the portal at scale: skips hooks, validation and marks and returns the ids, new ones for rows without.
 * SQLite inserts many rows in one statement, MongoDB several at once, which is many times faster than one after the other.
 */
export async function insertRows<Slug extends CollectionSlug>({
  payload,
  collection,
  rows,
  groups = [],
}: InsertOptions<Slug>): Promise<string[]> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return insertTogether(payload, collection, rows)
  const { drizzle, tables } = sqlite
  const table = tables[collection.replaceAll('-', '_')]
  if (table === undefined) throw new Error(`There is no table of ${collection}.`)
  const withIds = rows.map((row) => ({
    ...columnsOf(row, groups),
    id: idIn(row) ?? randomUUID(),
  }))
  const values = Math.max(1, ...withIds.map((row) => Object.keys(row).length))
  const width = Math.floor(MAX_VALUES / values)
  for (let from = 0; from < withIds.length; from += width) {
    await drizzle.insert(table).values(withIds.slice(from, from + width))
  }
  return withIds.map(({ id }) => id)
}

async function insertTogether(
  payload: Payload,
  collection: CollectionSlug,
  rows: readonly Values[],
): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < rows.length; from += WIDTH) {
    const inserts = rows
      .slice(from, from + WIDTH)
      .map(({ id, ...data }) => payload.db.create({ collection, data, customID: idIn({ id }) }))
    // None may still be running when a failure is reported.
    await Promise.allSettled(inserts)
    ids.push(...(await Promise.all(inserts)).map(({ id }) => String(id)))
  }
  return ids
}

const idIn = ({ id }: Values): string | undefined => (typeof id === 'string' ? id : undefined)

function columnsOf(row: Values, groups: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      groups.includes(name)
        ? Object.entries(value ?? {}).map(([inner, one]) => [`${name}_${inner}`, one])
        : [[name, value]],
    ),
  )
}

/** Enlarges SQLite's cache for a bulk insert, because rows in random order touch every index page. */
export async function expectManyRows(payload: Payload): Promise<void> {
  const client = sqliteOf(payload)?.client
  await client?.execute('PRAGMA cache_size = -500000')
  await client?.execute('PRAGMA wal_autocheckpoint = 20000')
}
