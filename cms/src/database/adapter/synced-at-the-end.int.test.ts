/** @sqlite-only SQLite's settings for writing to the disk */
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import { itOnSqlite as it } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { sqliteOf } from './sqlite-of.ts'
import { syncedAtTheEnd } from './synced-at-the-end.ts'

const NORMAL = 1
const FULL = 2

const portal = startTestPortal()
const synchronous = async () =>
  (await sqliteOf(portal.payload)?.client.execute('PRAGMA synchronous'))?.rows[0]?.synchronous

it('writes without waiting for the disk, and all is in the file at the end', async () => {
  const during = await syncedAtTheEnd(portal.payload, async () => {
    await portal.payload.create({ collection: 'subjects', data: { name: 'Bengali' } })
    return synchronous()
  })
  expect(during).toBe(NORMAL)
  expect(await synchronous()).toBe(FULL)
  // Without the log beside it.
  const file = (process.env.DATABASE_URI ?? '').replace('file:', '')
  const copy = path.join(path.dirname(file), 'copy.db')
  copyFileSync(file, copy)
  const database = new DatabaseSync(copy)
  onTestFinished(() => database.close())
  expect(database.prepare('SELECT name FROM subjects').all()).toMatchObject([{ name: 'Bengali' }])
})

it('waits for the disk again after a failure', async () => {
  const failure = syncedAtTheEnd(portal.payload, () => Promise.reject(new Error('Out of pictures.')))
  await expect(failure).rejects.toThrow('Out of pictures.')
  expect(await synchronous()).toBe(FULL)
})
