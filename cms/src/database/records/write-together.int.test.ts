import { beforeEach, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from './change-one.ts'
import { insertIfAbsent } from './insert-if-absent.ts'
import { writeTogether } from './write-together.ts'

const portal = startTestPortal()
const collection = 'rate-limits'
const windowEndsAt = '2026-11-21T04:00:00.000Z'

beforeEach(() => portal.payload.db.deleteMany({ collection, where: {} }))

const counts = async () => {
  const { docs } = await portal.payload.db.find<{ key: string; count: number }>({ collection, sort: 'key' })
  return docs.map(({ key, count }) => [key, count])
}

/** Adds rows of these keys, then increments each. */
const write = (keys: readonly string[]) =>
  writeTogether(portal.payload, async (req) => {
    const { payload } = portal
    for (const key of keys) await insertIfAbsent({ payload, collection, data: { key, windowEndsAt, count: 1 }, req })
    for (const key of keys) {
      await changeOne({ payload, collection, where: { key: { equals: key } }, data: { count: { $inc: 1 } }, req })
    }
  })

it('makes all writes, in their order', async () => {
  await write(['a', 'b'])
  expect(await counts()).toEqual([
    ['a', 2],
    ['b', 2],
  ])
})

it('makes the others if a record exists already', async () => {
  await write(['b'])
  await write(['a', 'b', 'c'])
  expect(await counts()).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 2],
  ])
})

it('writes nothing if one of the writes cannot be made', async () => {
  const failing = writeTogether(portal.payload, async (req) => {
    await insertIfAbsent({ payload: portal.payload, collection, data: { key: 'd', windowEndsAt, count: 1 }, req })
    throw new Error('It stops here.')
  })
  await expect(failing).rejects.toThrow('It stops here.')
  if (portal.payload.db.name === 'sqlite') expect(await counts()).toEqual([])
})
