import { beforeAll, describe, expect, it } from 'vitest'
import { countOutside, holdLock } from '../../../test/lock-holder.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { type Sqlite, sqliteOf } from './sqlite-of.ts'

const DATABASE = process.env.DATABASE_URI ?? ''
const portal = startTestPortal()

describe.runIf(DATABASE.startsWith('file:'))('writes that meet the lock of another process', () => {
  const file = DATABASE.slice('file:'.length)
  let client: Sqlite['client']
  beforeAll(async () => {
    const sqlite = sqliteOf(portal.payload)
    if (sqlite === null) throw new Error('The database is SQLite.')
    client = sqlite.client
    await client.execute('CREATE TABLE locked (id INTEGER PRIMARY KEY)')
  })

  const settled = async (writes: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(writes)).filter(({ status }) => status === 'fulfilled').length

  it('are stored if they were acknowledged, and so is what follows', async () => {
    const release = await holdLock(file)
    const meeting = [
      client.execute('INSERT INTO locked VALUES (1) RETURNING id'),
      client.execute('INSERT INTO locked VALUES (2)'),
      client.batch(['INSERT INTO locked VALUES (3)', 'INSERT INTO locked VALUES (4) RETURNING id'], 'write'),
    ]
    const met = settled(meeting)
    await release()
    const [single, double, batch] = await Promise.allSettled(meeting)
    await met
    let acknowledged = Number(single?.status === 'fulfilled') + Number(double?.status === 'fulfilled')
    acknowledged += batch?.status === 'fulfilled' ? 2 : 0
    await client.execute('INSERT INTO locked VALUES (5) RETURNING id')
    await client.execute('INSERT INTO locked VALUES (6)')
    expect(countOutside(file, 'locked')).toBe(acknowledged + 2)
    expect(acknowledged).toBe(4)
  })
})
