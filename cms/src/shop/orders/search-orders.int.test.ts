import type { Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { MAX_MATCHES } from '../../database/search/search-for.ts'
import { searchFields } from '../../database/search/search-source.ts'
import { createSearchTables } from '../../database/search/sqlite-index.ts'
import { startSearch } from '../../database/search/start-search.ts'
import { orderListSearch } from './search-orders.ts'

const portal = startTestPortal()

const address = {
  name: 'A',
  surname: 'B',
  line1: 'x',
  line2: 'x',
  city: 'x',
  state: 'x',
  pin: '741101',
  country: 'India',
}
const amounts = { booksPaise: 1, deliveryPaise: 0, totalPaise: 1, refundedPaise: 0, revision: 0, attempts: 0 }
const sizes = { weightGrams: 1, lengthCm: 1, widthCm: 1, heightCm: 1 }

function row(number: number, buyerName: string, phone = '9000000000') {
  const text = { orderNumber: `ORD${number}`, requestKey: `key-${number}`, studentId: 'student' }
  const order = { ...text, buyerName, summary: '1 × বাংলা ব্যাকরণ', paymentId: null }
  const to = { ...address, email: 'a@example.in', phone }
  const at = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString()
  const stamps = { createdAt: at, updatedAt: at }
  const search = searchFields(portal.payload, 'orders', { ...order, address: to })
  return {
    ...order,
    ...search,
    ...amounts,
    ...sizes,
    ...stamps,
    status: 'unpaid' as const,
    lines: [],
    quotes: [],
    address: to,
  }
}

async function found(text: string, filter: Where = {}) {
  const search = { or: orderListSearch.fields.map((field) => ({ [field]: { like: text } })) }
  const { docs, totalDocs } = await portal.payload.find({
    collection: 'orders',
    where: { and: [{}, search, filter] },
    sort: '-createdAt',
    limit: 10,
  })
  return { names: docs.map(({ buyerName }) => buyerName), totalDocs }
}

const many = MAX_MATCHES + 20
beforeAll(async () => {
  await startSearch(portal.payload)
  const named = [row(7001, 'Meera Das', '9830012345'), row(7002, 'Meera Roy')]
  const rows = [...named, ...Array.from({ length: many }, (_, index) => row(10 + index, `Tapan Sarkar ${index}`))]
  await insertRows({ payload: portal.payload, collection: 'orders', rows, groups: ['address'] })
})

it.each([
  ['meera', ['Meera Roy', 'Meera Das']],
  ['ROY meer', ['Meera Roy']],
  ['ord7001', ['Meera Das']],
  ['m d', ['Meera Das']],
  ['2345', ['Meera Das']],
  ['98300', ['Meera Das']],
  ['3001', []],
  ['eera', []],
  ['"', []],
  ['meera" OR "tapan', []],
  ['ব্যাকরণ meera', ['Meera Roy', 'Meera Das']],
])('a search for %j finds %j', async (text, names) => {
  expect((await found(text)).names).toEqual(names)
})

it('shows and counts the newest matches up to a limit, and all of them under a further filter', async () => {
  const { names, totalDocs } = await found('tapan')
  expect(names[0]).toBe(`Tapan Sarkar ${many - 1}`)
  expect(totalDocs).toBe(MAX_MATCHES)
  expect((await found('tapan', { status: { equals: 'unpaid' } })).totalDocs).toBe(many)
})

it('follows changes and removals, and adds older records at the start', async () => {
  const { payload } = portal
  const change = (orderNumber: string, data: Changes<'orders'>) =>
    changeOne({ payload, collection: 'orders', where: { orderNumber: { equals: orderNumber } }, data: { ...data } })
  const paid = { ...row(7001, 'Meera Das', '9830012345'), paymentId: 'T77' }
  await change('ORD7001', { paymentId: 'T77', ...searchFields(payload, 'orders', paid) })
  expect((await found('t77')).names).toEqual(['Meera Das'])

  await change('ORD7002', { searchText: null, searchKeys: null })
  expect((await found('meera roy')).names).toEqual([])
  const { stop } = await startSearch(payload)
  await expect.poll(async () => (await found('meera roy')).names).toEqual(['Meera Roy'])
  await stop()

  await deleteRows({ payload, collection: 'orders', where: { orderNumber: { equals: 'ORD7001' } } })
  expect((await found('meera')).names).toEqual(['Meera Roy'])
})

it('replaces an index of an older form, and fills the new one at the start', async () => {
  const { payload } = portal
  const client = sqliteOf(payload)?.client
  await client?.executeMultiple(
    "DROP TABLE orders_search; CREATE VIRTUAL TABLE orders_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram')",
  )
  await createSearchTables(payload)
  const { stop } = await startSearch(payload)
  await expect
    .poll(async () => (await client?.execute('SELECT count(*) AS n FROM orders_search'))?.rows[0]?.n ?? many)
    .toBeGreaterThanOrEqual(many)
  await stop()
  expect((await found('sarkar 107')).names).toContain('Tapan Sarkar 107')
})
