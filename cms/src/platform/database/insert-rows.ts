import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload } from 'payload'

type Row = Record<string, unknown>

interface InsertOptions {
  payload: Payload
  collection: CollectionSlug
  rows: readonly Row[]
  /** Which of the fields are groups; theirs stand in the collection's own table. */
  groups?: readonly string[]
}

/**
 * Writes very many rows at once, as saving would write them but without hooks and validation, for trying the portal at scale;
 * answers their ids. SQLite takes them in one statement, many times quicker than one by one.
 */
export async function insertRows({ payload, collection, rows, groups = [] }: InsertOptions): Promise<string[]> {
  const sqlite = sqliteOf(payload)
  if (sqlite === null) return insertOneByOne(payload, collection, rows)
  const { drizzle, tables } = sqlite
  const table = tables[collection.replaceAll('-', '_')]
  if (table === undefined) throw new Error(`There is no table of ${collection}.`)
  const withIds = rows.map((row) => ({ id: randomUUID(), ...columnsOf(row, groups) }))
  await drizzle.insert(table).values(withIds)
  return withIds.map(({ id }) => id)
}

async function insertOneByOne(payload: Payload, collection: CollectionSlug, rows: readonly Row[]): Promise<string[]> {
  const ids: string[] = []
  for (const data of rows) ids.push(String((await payload.db.create({ collection, data: { ...data } })).id))
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

/** Lets SQLite hold more of its indexes in memory while very many rows are written: they come in no order. */
export async function expectManyRows(payload: Payload): Promise<void> {
  const client = sqliteOf(payload)?.client
  await client?.execute('PRAGMA cache_size = -500000')
  await client?.execute('PRAGMA wal_autocheckpoint = 20000')
}

/** Payload's own type of its database tells no adapter from another; the name does. */
function sqliteOf({ db }: Payload): SQLiteAdapter | null {
  return db.name === 'sqlite' ? (db as unknown as SQLiteAdapter) : null
}
