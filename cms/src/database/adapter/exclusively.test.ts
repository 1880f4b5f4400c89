import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exclusively } from './exclusively.ts'

let folder: string
let databases: DatabaseSync[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-exclusive-'))
})
afterEach(() => {
  for (const database of databases) database.close()
  databases = []
  rmSync(folder, { recursive: true, force: true })
})

/** A connection like that of another process, with the errors of the portal's client. */
function connect() {
  const database = new DatabaseSync(path.join(folder, 'portal.db'))
  databases.push(database)
  const execute = async (sql: string) => {
    try {
      return database.prepare(sql).all()
    } catch (error) {
      throw /locked/.test(String(error)) ? Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }) : error
    }
  }
  return { client: { execute } as unknown as Parameters<typeof exclusively>[0], execute }
}

const tables = (execute: (sql: string) => Promise<unknown>) => execute('SELECT name FROM sqlite_master')

it('lets processes that start at once migrate one after the other', async () => {
  const [one, two] = [connect(), connect()]
  const found: unknown[] = []
  const migrate = ({ client, execute }: typeof one) =>
    exclusively(client, async () => {
      found.push(await tables(execute))
      await execute('CREATE TABLE IF NOT EXISTS courses (id)')
    })
  await Promise.all([migrate(one), migrate(two)])
  expect(found).toEqual([[], [{ name: 'courses' }]])
})

it('undoes what a migration did before it failed', async () => {
  const { client, execute } = connect()
  const failing = exclusively(client, async () => {
    await execute('CREATE TABLE courses (id)')
    throw new Error('The disk is full.')
  })
  await expect(failing).rejects.toThrow('The disk is full.')
  expect(await tables(execute)).toEqual([])
})

it('keeps what refers to a table that is rebuilt', async () => {
  const { client, execute } = connect()
  await execute('CREATE TABLE courses (id PRIMARY KEY)')
  await execute('CREATE TABLE fees (course REFERENCES courses(id) ON DELETE CASCADE)')
  await execute("INSERT INTO courses VALUES ('one')")
  await execute("INSERT INTO fees VALUES ('one')")
  await exclusively(client, async () => {
    await execute('CREATE TABLE new_courses AS SELECT * FROM courses')
    await execute('DROP TABLE courses')
    await execute('ALTER TABLE new_courses RENAME TO courses')
  })
  expect(await execute('SELECT course FROM fees')).toEqual([{ course: 'one' }])
})
