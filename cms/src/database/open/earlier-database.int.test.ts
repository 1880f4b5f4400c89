/** @sqlite-only MongoDB has no migrations */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Migration, Payload } from 'payload'
import { beforeEach, describe, expect } from 'vitest'
import { itOnSqlite as it } from '../../../test/left-out-on-mongodb.ts'
import { writeWithoutSync } from '../../../test/sqlite.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { startProcess } from '../../../test/test-process.ts'
import { backUpPortal } from '../../commands/backup-portal.ts'
import { openDatabase } from '../../commands/open-database.ts'
import { restorePortal } from '../../commands/restore-portal.ts'
import { processEnv } from '../../foundation/settings/env.ts'
import { migrations } from '../../migrations/index.ts'
import { SqliteSource } from '../../operations/move/sqlite-source.ts'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import { appliedMigrations, EARLIER_MIGRATIONS } from './applied-migrations.ts'
import { checkDatabaseFile } from './check-database.ts'
import { migrateDatabase } from './migrate-database.ts'

/** Databases of versions whose migrations the initial one has replaced. */
const portal = startTestPortal()
const ALL = [...EARLIER_MIGRATIONS, ...migrations.map(({ name }) => name)]

let count = 0
let uri: string
beforeEach(() => {
  count += 1
  uri = fileUri(`earlier-${count}.db`)
})

const fileUri = (name: string) => `file:${path.join(processEnv().dataDir, name)}`

async function open(databaseUri = uri): Promise<Payload> {
  const payload = await openDatabase({ ...processEnv(), databaseUri })
  await writeWithoutSync(payload)
  return payload
}

function clientOf(payload: Payload) {
  const client = sqliteOf(payload)?.client
  if (!client) throw new Error('The database is not SQLite.')
  return client
}

const appliedIn = async (payload: Payload) => [...(await appliedMigrations(clientOf(payload)))].sort()

const tablesOf = async (payload: Payload) =>
  (await clientOf(payload).execute('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name')).rows

/** A database whose last start was that of an earlier version, with a student whose record staff had open. Returns the id of the student. */
async function anEarlierDatabase(names: readonly string[] = EARLIER_MIGRATIONS): Promise<string> {
  const payload = await open()
  const client = clientOf(payload)
  await payload.db.migrate({ migrations: migrations.slice(0, 1) as unknown as Migration[] })
  await client.execute('DELETE FROM payload_migrations')
  const insert = 'INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 1)'
  await client.batch(names.map((name) => ({ sql: insert, args: [name, name] })))
  const id = randomUUID()
  // Without the adapter, which knows the columns of today.
  await client.execute({
    sql: "INSERT INTO students (id, name, email, phone) VALUES (?, 'Asha', 'asha@example.org', '9000000001')",
    args: [id],
  })
  await client.execute("INSERT INTO payload_locked_documents (id) VALUES ('lock')")
  await client.execute({
    sql: "INSERT INTO payload_locked_documents_rels (parent_id, path, students_id) VALUES ('lock', 'document', ?)",
    args: [id],
  })
  await payload.destroy()
  return id
}

describe('a database with all earlier migrations', () => {
  it('is adopted with its records, and then has the tables of a new one', async () => {
    const id = await anEarlierDatabase()
    checkDatabaseFile(uri)
    const payload = await open()
    await expect(SqliteSource.open(payload, 'earlier.db')).rejects.toThrow('Start the portal once')
    await clientOf(payload).execute('PRAGMA query_only = OFF')
    await migrateDatabase(payload)
    await migrateDatabase(payload)
    expect(await appliedIn(payload)).toEqual(ALL)
    expect(await tablesOf(payload)).toEqual(await tablesOf(portal.payload))
    // The earlier tables refused to delete a record that staff had open.
    await payload.db.deleteOne({ collection: 'students', where: { id: { equals: id } }, req: {} })
    const { rows } = await clientOf(payload).execute('SELECT * FROM payload_locked_documents_rels')
    expect(rows).toEqual([])
    await SqliteSource.open(payload, 'adopted.db')
    await payload.destroy()
  })

  it('is adopted once by portals that start together', async () => {
    await anEarlierDatabase()
    const portals = await Promise.all([open(), open(), open()])
    await Promise.all(portals.map(migrateDatabase))
    const { rows } = await clientOf(portals[0]).execute('SELECT name FROM payload_migrations ORDER BY name')
    expect(rows.map(({ name }) => name)).toEqual(ALL)
    for (const payload of portals) await payload.destroy()
  })

  it('stays as it was if the process is killed meanwhile, and is adopted by the next one', async () => {
    await anEarlierDatabase()
    const script = path.resolve(import.meta.dirname, '../../../test/die-while-migrating.ts')
    expect(await startProcess(script, { DATABASE_URI: uri }).ended).toBeNull()
    const payload = await open()
    expect(await appliedIn(payload)).toEqual(EARLIER_MIGRATIONS)
    await migrateDatabase(payload)
    expect(await appliedIn(payload)).toEqual(ALL)
    await payload.destroy()
  })

  it('is restored from a backup of that time', async () => {
    const id = await anEarlierDatabase()
    const to = path.join(processEnv().dataDir, `backups-${count}`)
    const from = await backUpPortal({ to, env: { ...processEnv(), databaseUri: uri }, report: () => {} })
    const restored = {
      ...processEnv(),
      databaseUri: fileUri('restored.db'),
      mediaDir: path.join(processEnv().dataDir, 'restored'),
    }
    await restorePortal({ from, env: restored, report: () => {} })
    const payload = await open(restored.databaseUri)
    await migrateDatabase(payload)
    expect(await appliedIn(payload)).toEqual(ALL)
    expect(await payload.findByID({ collection: 'students', id })).toMatchObject({ name: 'Asha' })
    await payload.destroy()
  })
})

it('a database with some of them stops the start, which says what to do, and stays as it was', async () => {
  await anEarlierDatabase(EARLIER_MIGRATIONS.slice(0, 5))
  checkDatabaseFile(uri)
  const payload = await open()
  const before = await tablesOf(payload)
  await expect(migrateDatabase(payload)).rejects.toThrow(
    /^The database has 5 of the 11 migrations .* start the portal once from the last commit that has cms\/src\/migrations\/20261123_001243_due_work_index\.ts, stop it, and start this version again\.$/,
  )
  expect(await appliedIn(payload)).toEqual(EARLIER_MIGRATIONS.slice(0, 5))
  expect(await tablesOf(payload)).toEqual(before)
  await payload.destroy()
})
