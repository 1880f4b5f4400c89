/** @sqlite-only Only SQLite counts many matches by another query than it reads them. `catalogue.int.test.ts` counts on both. */
import { BOOKS_PER_PAGE } from '@pravesh/shared/content/options'
import { beforeAll, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { searchFields } from '../../database/search/search-source.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { COUNTED_BY, totalOf } from './book-counts.ts'
import { BOOK_ORDER, countedBooks, matchingBooks, orderOf } from './find-books.ts'
import { asTyped } from './search/read-search.ts'

const portal = startTestPortal()
const MANY = 600

beforeAll(async () => {
  const rows = Array.from({ length: MANY }, (_, n) => ({
    name: `Physics ${n}`,
    ...searchFields(portal.payload, 'books', { searchText: `physics ${n}` }),
    pricePaise: (n % 7) * 10_000,
    course: n % 3 === 0 ? 'DPHARM' : 'BED',
    active: n !== 1,
    _status: n === 2 ? 'draft' : 'published',
    createdAt: new Date(1_700_000_000_000 + n * 1000).toISOString(),
    updatedAt: new Date(1_700_000_000_000 + n * 1000).toISOString(),
  }))
  await insertRows({ payload: portal.payload, collection: 'books', rows: rows as never })
})

/** Counts as the catalogue does. */
async function countsOf(text: string) {
  const records = recordsOf({ payload: portal.payload })
  const where = await countedBooks(records, asTyped(text))
  return records.groups({ collection: 'books', where, by: COUNTED_BY, name: text })
}

it.each([
  ['physics', {}, MANY - 2, MANY - 1],
  ['PHYSICS 1', {}, 194, MANY - 1],
  ['physics', { course: 'DPHARM' }, MANY / 3, MANY - 3],
] as const)('counts and sorts many matches of %s, %j', async (text, filter, total, newest) => {
  const records = recordsOf({ payload: portal.payload })
  expect(totalOf(await countsOf(text), filter)).toBe(total)
  const where = await matchingBooks(records, filter, asTyped(text))
  const page = (page: number) =>
    records.list({ collection: 'books', fields: ['name'], sort: BOOK_ORDER, limit: BOOKS_PER_PAGE, where, page })
  const [first, second] = await Promise.all([page(1), page(2)])
  if (!text.endsWith('1')) expect(first[0]?.name).toBe(`Physics ${newest}`)
  expect(second.map(({ id }) => id)).not.toContain(first[0]?.id)
})

it.each(['price-up', 'price-down', 'title'] as const)('lists each of many matches once by %s', async (sort) => {
  const records = recordsOf({ payload: portal.payload })
  const where = await matchingBooks(records, {}, asTyped('physics'))
  const seen: string[] = []
  for (let page = 1; page <= Math.ceil((MANY - 2) / BOOKS_PER_PAGE); page++) {
    const query = { collection: 'books', fields: ['name'], sort: orderOf(sort), limit: BOOKS_PER_PAGE, where } as const
    seen.push(...(await records.list({ ...query, page })).map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(MANY - 2)
  expect(seen).toHaveLength(MANY - 2)
})

it('counts them again after one was saved, added or deleted', async () => {
  const { payload } = portal
  const total = async () => totalOf(await countsOf('physics'))
  expect([await total(), await total()]).toEqual([MANY - 2, MANY - 2])
  const at = new Date().toISOString()
  const text = searchFields(payload, 'books', { searchText: 'physics' })
  const added = { name: 'Physics', ...text, active: true, _status: 'published', updatedAt: at }
  const [id = ''] = await insertRows({ payload, collection: 'books', rows: [added as never] })
  expect(await total()).toBe(MANY - 1)
  await updateRow({ payload, collection: 'books', where: id, data: { active: false } })
  expect(await total()).toBe(MANY - 2)
  await deleteRows({ payload, collection: 'books', where: { id: { equals: id } } })
  expect(await total()).toBe(MANY - 2)
})

it('lists the newest of many matches in the search call, in the order of the catalogue', async () => {
  const { reply } = await portal.call('GET', '/api/purchesbook/searchBook/PHYSICS?limit=3')
  expect(reply.result.map((each: { bookname: string }) => each.bookname)).toEqual(
    [1, 2, 3].map((place) => `Physics ${MANY - place}`),
  )
})
