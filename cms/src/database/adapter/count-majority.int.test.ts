import type { Where } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRows } from '../records/insert-rows.ts'
import { sqliteOf } from './sqlite-of.ts'

const portal = startTestPortal()
const collection = 'shipments'
const statuses = ['cancelled', ...Array<string>(5).fill('delivered'), 'returned', 'waiting']

beforeAll(async () => {
  const rows = statuses.map((status, number) => ({
    status,
    courier: number < 4 ? 'manual' : 'shiprocket',
    orderId: `order-${number}`,
    orderNumber: `ORD${number}`,
    studentId: 'student',
    createdAt: new Date(1_700_000_000_000 + number * 1000).toISOString(),
  }))
  await insertRows({ payload: portal.payload, collection, rows: rows as never })
})

const find = (where: Where, page: number) => portal.payload.find({ collection, where, page, limit: 2, depth: 0 })

it.each([1, 2, 3])('counts most records as it counts others, page %i', async (page) => {
  const expected = await find({ status: { in: ['delivered'] } }, page)
  const delivered = { status: { equals: 'delivered' } }
  expect(expected.totalDocs).toBe(5)
  expect(await find(delivered, page)).toEqual(expected)
  expect(await find({ and: [{}, { or: [{ and: [delivered] }] }] }, page)).toEqual(expected)
})

it.each<[Where, number]>([
  [{ status: { equals: 'waiting' } }, 1],
  [{ status: { equals: 'delivered' }, courier: { equals: 'manual' } }, 3],
  [{ and: [{ status: { equals: 'delivered' } }, { courier: { equals: 'manual' } }] }, 3],
  [{ or: [{ status: { equals: 'delivered' } }, { status: { equals: 'waiting' } }] }, 6],
  [{ status: { not_equals: 'delivered' } }, 3],
  [{ status: { equals: 'delivered', in: ['waiting'] } }, 0],
])('counts %j', async (where, total) => {
  expect((await find(where, 1)).totalDocs).toBe(total)
  expect((await portal.payload.count({ collection, where })).totalDocs).toBe(total)
})

it('reads the others on SQLite, not the majority', async () => {
  const client = sqliteOf(portal.payload)?.client
  if (client === undefined) return
  const execute = vi.spyOn(client, 'execute')
  await find({ and: [{ status: { equals: 'delivered' } }] }, 1)
  const statements = execute.mock.calls.map(([statement]) => JSON.stringify(statement)).join('\n')
  execute.mockRestore()
  expect(statements).toMatch(/"status\\" < \?.*"status\\" > \?/)
})
