import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { sqliteOf } from './sqlite-of.ts'

type Row = Record<string, unknown>

interface InsertOptions {
  payload: Payload
  collection: CollectionSlug
  rows: readonly Row[]
  /** Names of group fields, whose subfields are columns of the collection's own table. */
  groups?: readonly string[]
}

/** Inserts at once on MongoDB. */
const WIDTH = 32

/**
 * Bulk insert for trying the portal at scale: skips hooks and validation and returns the new ids. SQLite inserts all
 * rows in one statement, MongoDB several rows at once, which is many times faster than one after the other.
 */
export async function insertRows({ payload, collection, rows, groups = [] }: InsertOptions): Promise<string[]> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return insertTogether(payload, collection, rows)
  const { drizzle, tables } = sqlite
  const table = tables[collection.replaceAll('-', '_')]
  if (table === undefined) throw new Error(`There is no table of ${collection}.`)
  const withIds = rows.map((row) => ({ id: randomUUID(), ...columnsOf(row, groups) }))
  await drizzle.insert(table).values(withIds)
  return withIds.map(({ id }) => id)
}

async function insertTogether(payload: Payload, collection: CollectionSlug, rows: readonly Row[]): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < rows.length; from += WIDTH) {
    const inserts = rows.slice(from, from + WIDTH).map((data) => payload.db.create({ collection, data: { ...data } }))
    // None may still be running when a failure is reported.
    await Promise.allSettled(inserts)
    ids.push(...(await Promise.all(inserts)).map(({ id }) => String(id)))
  }
  return ids
}

function columnsOf(row: Row, groups: readonly string[]): Row {
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
