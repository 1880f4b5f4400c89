import { beforeAll, describe, expect, it } from 'vitest'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../records/change-all.ts'
import type { Condition } from '../records/condition.ts'
import type { KeyOrder } from './key-order.ts'
import { walkRecords } from './walk-records.ts'

const portal = startTestPortal()
const collection = 'payments'
/** More than the first slices have. */
const COUNT = 230
/** All records of a bulk import have one time; these come between others. */
const SAME = '2026-11-01T01:00:00.000Z'
const timeOf = (number: number) =>
  number >= 40 && number < 200 ? SAME : new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString()

const newest: KeyOrder = { by: 'startedAt', newestFirst: true }
const oldest: KeyOrder = { by: 'startedAt', newestFirst: false }

beforeAll(async () => {
  for (let number = 0; number < COUNT; number++) {
    const status = number % 3 === 0 ? 'failed' : 'paid'
    await aStoredPayment(portal.payload, { startedAt: timeOf(number), amountPaise: number, status })
  }
})

async function walked(
  options: { order?: KeyOrder; where?: Condition<'payments'>; between?: () => Promise<void> } = {},
) {
  const { payload } = portal
  const { between, ...walk } = options
  const found: { id: string; amountPaise: number; startedAt: string }[] = []
  let slices = 0
  for await (const records of walkRecords({ payload, collection, fields: ['amountPaise', 'startedAt'], ...walk })) {
    found.push(...records)
    slices += 1
    await between?.()
  }
  return { found, slices }
}

const amounts = (found: readonly { amountPaise: number }[]) =>
  found.map(({ amountPaise }) => amountPaise).sort((a, b) => a - b)
const all = Array.from({ length: COUNT }, (_, number) => number)

describe('a walk', () => {
  it.each([
    ['by id', 'id'],
    ['newest first', newest],
    ['oldest first', oldest],
  ] as [string, KeyOrder][])('gives each record once, in slices: %s', async (_, order) => {
    const { found, slices } = await walked({ order })
    expect(amounts(found)).toEqual(all)
    expect(slices).toBeGreaterThan(1)
    const times = found.map(({ startedAt }) => startedAt)
    if (order === newest) expect(times).toEqual(times.toSorted().reverse())
    if (order === oldest) expect(times).toEqual(times.toSorted())
    if (order === 'id') expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).sort())
  })

  it('gives the matching records, also where whole slices have none', async () => {
    const where = { amountPaise: { in: [3, 221] } }
    expect((await walked({ order: newest, where })).found.map(({ amountPaise }) => amountPaise)).toEqual([221, 3])
  })

  it('ends at the bounds of its order, both included', async () => {
    const bounded = { by: 'startedAt', newestFirst: true, from: timeOf(5), to: SAME }
    const { found } = await walked({ order: bounded })
    expect(amounts(found)).toEqual(all.filter((number) => timeOf(number) >= timeOf(5) && timeOf(number) <= SAME))
  })

  it('reads no other fields', async () => {
    const { found } = await walked()
    expect(found[0]).toMatchObject({ id: expect.any(String), amountPaise: expect.any(Number) })
    expect(Reflect.get(found[0] ?? {}, 'transactionId') ?? null).toBeNull()
  })

  it('gives a record once that changes during the walk', async () => {
    const touch = async () => {
      const where = { startedAt: { equals: SAME } }
      await changeAll({ payload: portal.payload, collection, where, data: { description: String(Math.random()) } })
    }
    expect(amounts((await walked({ order: newest, between: touch })).found)).toEqual(all)
  })

  it('lets other events in between its slices', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    const { slices } = await walked()
    clearImmediate(timer)
    expect(turns).toBeGreaterThanOrEqual(slices - 1)
    expect(slices).toBeGreaterThan(1)
  })
})
