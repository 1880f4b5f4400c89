/** @sqlite-only Only SQLite counts many matches by another query than it reads them. */
import { BOOKS_PER_PAGE } from '@pravesh/shared/content/options'
import { NO_BOOK_FILTER } from '@pravesh/shared/shop/catalogue/book-filter'
import { beforeAll, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRows } from '../../database/records/insert-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { BOOK_ORDER, countedBooks, matchingBooks } from './find-books.ts'

const portal = startTestPortal()
const MANY = 600

beforeAll(async () => {
  const rows = Array.from({ length: MANY }, (_, n) => ({
    name: `Physics ${n}`,
    searchText: `physics ${n}`,
    course: n % 3 === 0 ? 'DPHARM' : 'BED',
    active: n !== 1,
    _status: n === 2 ? 'draft' : 'published',
    createdAt: new Date(1_700_000_000_000 + n * 1000).toISOString(),
    updatedAt: new Date(1_700_000_000_000 + n * 1000).toISOString(),
  }))
  await insertRows({ payload: portal.payload, collection: 'books', rows: rows as never })
})

it.each([
  [{ search: 'physics' }, MANY - 2, MANY - 1],
  [{ search: 'PHYSICS 1' }, 194, MANY - 1],
  [{ search: 'physics', course: 'DPHARM' as const }, MANY / 3, MANY - 3],
])('counts and sorts many matches of %j', async (wanted, total, newest) => {
  const records = recordsOf({ payload: portal.payload })
  const filter = { ...NO_BOOK_FILTER, ...wanted }
  const where = await matchingBooks(records, filter)
  const counted = countedBooks(records, filter, where)
  const query = { collection: 'books', fields: ['name'], sort: BOOK_ORDER, limit: BOOKS_PER_PAGE } as const
  const page = await records.page({ ...query, sort: [...BOOK_ORDER], where, counted })
  expect(page).toMatchObject({ total, pageCount: Math.ceil(total / BOOKS_PER_PAGE) })
  if (!wanted.search.endsWith('1')) expect(page.rows[0]?.name).toBe(`Physics ${newest}`)
  const second = await records.page({ ...query, sort: [...BOOK_ORDER], where, counted, page: 2 })
  expect(second.rows.map(({ id }) => id)).not.toContain(page.rows[0]?.id)
})

it('counts them again after one was saved, added or deleted', async () => {
  const { payload } = portal
  const records = recordsOf({ payload })
  const filter = { ...NO_BOOK_FILTER, search: 'physics' }
  const where = await matchingBooks(records, filter)
  const total = async () => {
    const counted = countedBooks(records, filter, where)
    return (await records.page({ collection: 'books', fields: [], sort: BOOK_ORDER, limit: 1, where, counted })).total
  }
  expect([await total(), await total()]).toEqual([MANY - 2, MANY - 2])
  const at = new Date().toISOString()
  const added = { name: 'Physics', searchText: 'physics', active: true, _status: 'published', updatedAt: at }
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
