import type { TypedUser, Where } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import { deleteRows } from '../records/delete-rows.ts'
import { insertRows } from '../records/insert-rows.ts'
import { sumGroups } from './sum-groups.ts'
import { sumRecords } from './sum-records.ts'

const portal = startTestPortal()
const statuses = ['paid', 'refunded', 'failed', 'paid', 'pending'] as const
/** More than the first slice has. */
const COUNT = 1200

interface Row {
  status: (typeof statuses)[number]
  amountPaise: number
  refundedPaise: number | null
  purpose: string
  startedAt: string
}

const rows: Row[] = Array.from({ length: COUNT }, (_, number) => {
  const status = statuses[number % statuses.length] ?? 'paid'
  return {
    status,
    amountPaise: 10_000 + number,
    refundedPaise: status === 'refunded' ? 5000 + number : number % 2 === 0 ? 0 : null,
    purpose: number % 3 === 0 ? 'fee' : 'application-fee',
    startedAt: new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString(),
  }
})

let user: TypedUser

beforeAll(async () => {
  const { payload } = portal
  user = {
    ...(await aStaffMember(payload, { roles: ['accounts', 'administrator'] })),
    collection: 'staff',
  } as TypedUser
  const { id, ...example } = await aStoredPayment(payload)
  await deleteRows({ payload, collection: 'payments', where: { id: { equals: id } } })
  const stored = rows.map((row, number) => ({
    ...example,
    ...row,
    ...{ transactionId: `T${number}`, slot: `T${number}`, merchantId: `M${number}`, subjectId: `subject-${number}` },
  }))
  await insertRows({ payload, collection: 'payments', rows: stored as never })
})

afterEach(() => {
  vi.restoreAllMocks()
})

function sums(where: Where, options: { matches?: number; as?: TypedUser } = {}) {
  const { as = user, ...others } = options
  const list = { collection: 'payments', by: 'status', fields: ['amountPaise', 'refundedPaise'] } as const
  return sumRecords({ payload: portal.payload, user: as, where, ...list, ...others })
}

/** What the sums must be. */
function expected(isIn: (row: Row) => boolean) {
  const total = (of: Row[], field: 'amountPaise' | 'refundedPaise') =>
    of.reduce((sum, row) => sum + (row[field] ?? 0), 0)
  return [...new Set(statuses)].flatMap((value) => {
    const found = rows.filter((row) => row.status === value && isIn(row))
    if (found.length === 0) return []
    const amounts = { amountPaise: total(found, 'amountPaise'), refundedPaise: total(found, 'refundedPaise') }
    return [{ value, count: found.length, sums: amounts }]
  })
}

const sorted = <Group extends { value: unknown }>(groups: Group[]) =>
  groups.toSorted((one, other) => String(one.value).localeCompare(String(other.value)))

const at = (number: number) => rows[number]?.startedAt ?? ''

describe('sums of a list', () => {
  it.each<[Where, (row: Row) => boolean]>([
    [{}, () => true],
    [{ status: { equals: 'paid' } }, ({ status }) => status === 'paid'],
    [{ status: { in: ['refunded', 'pending'] } }, ({ status }) => ['refunded', 'pending'].includes(status)],
    [{ status: { not_equals: 'paid' } }, ({ status }) => status !== 'paid'],
    [
      { and: [{ status: { equals: 'refunded' } }, { purpose: { equals: 'fee' } }] },
      ({ status, purpose }) => status === 'refunded' && purpose === 'fee',
    ],
    [
      {
        or: [
          { status: { equals: 'failed' } },
          { and: [{ purpose: { equals: 'fee' } }, { amountPaise: { less_than: 10_500 } }] },
        ],
      },
      ({ status, purpose, amountPaise }) => status === 'failed' || (purpose === 'fee' && amountPaise < 10_500),
    ],
    [
      { and: [{ startedAt: { greater_than_equal: at(100) } }, { startedAt: { less_than: at(1100) } }] },
      ({ startedAt }) => startedAt >= at(100) && startedAt < at(1100),
    ],
    [{ transactionId: { like: 't1199' } }, ({ amountPaise }) => amountPaise === 11_199],
    [{ status: { equals: 'expired' } }, () => false],
  ])('are those of the matching records, few or many: %j', async (where, isIn) => {
    expect(sorted(await sums(where))).toEqual(sorted(expected(isIn)))
    expect(sorted(await sums(where, { matches: 10 }))).toEqual(sorted(expected(isIn)))
  })

  it('are made in the database, in slices with other events between them', async () => {
    const { payload } = portal
    const reads = [vi.spyOn(payload, 'find'), vi.spyOn(payload.db, 'find')]
    const client = sqliteOf(payload)?.client
    const statements = client && vi.spyOn(client, 'execute')
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    // An index serves this filter, but would read all paid ones for each slice.
    expect(await sums({ status: { equals: 'paid' } })).toHaveLength(1)
    clearImmediate(timer)
    for (const read of reads) expect(read).not.toHaveBeenCalled()
    expect(turns).toBeGreaterThan(0)
    if (!client || !statements) return
    const slices = statements.mock.calls
      .map(([statement]) => statement)
      .filter((each) => JSON.stringify(each).includes('GROUP'))
    expect(slices.length).toBeGreaterThan(1)
    for (const { value } of statements.mock.results) expect((await value).rows.length).toBeLessThanOrEqual(4)
    for (const statement of slices) {
      const { sql, args = [] } = statement as { sql: string; args?: string[] }
      const { rows: plan } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
      expect(plan[0]?.detail).toContain('(rowid>? AND rowid<?)')
    }
  })

  it('count each record once, however many values of a filter it has', async () => {
    const where = { roles: { in: ['accounts', 'administrator'] } }
    const list = { collection: 'staff', by: 'name', fields: [] } as const
    for (const matches of [undefined, 1]) {
      const groups = await sumRecords({ payload: portal.payload, user, ...list, where, matches })
      expect(groups).toEqual([{ value: user.name, count: 1, sums: {} }])
    }
  })

  it('follow relationships of a filter', async () => {
    const { payload } = portal
    const names = ['Algebra', 'Botany', 'Algebra']
    const books = await insertRows({ payload, collection: 'books', rows: names.map((name) => ({ name }) as never) })
    const stock = books.map((book, number) => ({ book, copies: 10 ** number, heldCopies: 0, revision: 0 }))
    await insertRows({ payload, collection: 'book-stock', rows: stock })
    const list = { collection: 'book-stock', by: 'heldCopies', fields: ['copies'] } as const
    for (const matches of [undefined, 2]) {
      const named = { 'book.name': { equals: 'Algebra' } }
      expect(await sumRecords({ payload, user, ...list, where: named, matches })).toEqual([
        { value: 0, count: 2, sums: { copies: 101 } },
      ])
      const either: Where = { or: [named, { copies: { equals: 10 } }] }
      expect(await sumRecords({ payload, user, ...list, where: either, matches })).toMatchObject([{ count: 3 }])
    }
  })
})

it('group by a date up to a day, and by whether amounts add up to more than zero', async () => {
  const { payload } = portal
  const upTo = at(2)
  const left = { plus: ['amountPaise'], minus: ['refundedPaise'] }
  const more = { plus: [], minus: ['refundedPaise'] }
  const list = { payload, collection: 'payments', by: [{ field: 'startedAt', upTo }, left, more, 'issue'] } as const
  for (const matches of [undefined, 1]) {
    const groups = await sumGroups({ ...list, where: {}, fields: ['amountPaise'], matches })
    expect(
      groups.toSorted((one, other) => one.count - other.count || one.sums.amountPaise - other.sums.amountPaise),
    ).toEqual([
      { values: [at(0), true, false, null], count: 1, sums: { amountPaise: 10_000 } },
      { values: [at(1), true, false, null], count: 1, sums: { amountPaise: 10_001 } },
      {
        values: [upTo, true, false, null],
        count: COUNT - 2,
        sums: { amountPaise: rows.slice(2).reduce((sum, row) => sum + row.amountPaise, 0) },
      },
    ])
  }
  const none = {
    ...list,
    by: [{ plus: ['refundedPaise'], minus: [] }],
    where: { status: { equals: 'paid' } },
    fields: [],
  }
  expect(await sumGroups(none)).toEqual([{ values: [false], count: (COUNT / 5) * 2, sums: {} }])
})

describe('access', () => {
  it('limits the sums to what the user may read', async () => {
    const { access } = portal.payload.collections.payments.config
    const read = vi.spyOn(access, 'read').mockImplementation(() => ({ purpose: { equals: 'fee' } }))
    expect(sorted(await sums({ status: { not_equals: 'failed' } }))).toEqual(
      sorted(expected(({ status, purpose }) => status !== 'failed' && purpose === 'fee')),
    )
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ req: expect.objectContaining({ user }) }))
  })

  it('is refused to staff who may read none', async () => {
    const store = { ...user, roles: ['store'] } as TypedUser
    await expect(sums({}, { as: store })).rejects.toMatchObject({ status: 403 })
  })
})

it.each<Where>([
  { unknown: { equals: 1 } },
  { status: { unknown: 1 } as never },
  { and: [{ 'other.name': { equals: 1 } }] },
])('refuses an invalid filter: %j', async (where) => {
  await expect(sums(where)).rejects.toThrow()
})
