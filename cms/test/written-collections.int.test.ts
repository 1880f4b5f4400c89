import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../src/database/records/insert-rows.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import { emptyCollections } from './mongodb.ts'
import { startTestPortal } from './start-test-portal.ts'
import { writtenCollections } from './written-collections.ts'

const portal = startTestPortal()
const insert = () =>
  insertRows({
    payload: portal.payload,
    collection: 'rate-limits',
    rows: [{ key: crypto.randomUUID(), windowEndsAt: new Date().toISOString(), count: 1 }],
  })
const left = async () => (await readRows({ payload: portal.payload, collection: 'rate-limits', limit: 0 })).length

/** SQLite has a new file for each test file. */
describe.runIf(process.env.DATABASE_URI?.startsWith('mongodb'))('emptying the collections', () => {
  beforeEach(() => emptyCollections(portal.payload))

  it('empties those that were written to, and knows which', async () => {
    await insert()
    expect(await left()).toBe(1)
    await emptyCollections(portal.payload)
    expect(await left()).toBe(0)
    await insert()
    await portal.payload.find({ collection: 'students' })
    expect(writtenCollections()).toEqual(['rate-limits'])
  })

  it('empties all after a child process, which may have written to any', async () => {
    await once(spawn(process.execPath, ['--version']), 'exit')
    expect(writtenCollections()).toBeNull()
    await emptyCollections(portal.payload)
    expect(writtenCollections()).toEqual([])
  })
})
