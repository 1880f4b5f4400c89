import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import type { Payload, Where } from 'payload'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { fewIds } from '../../database/search/search-for.ts'
import { Problem } from '../../foundation/problem.ts'
import { type Records, recordsOf } from '../../publishing/pages/records.ts'
import { BOOK_FIELDS, bookRecords, recordsOfRows } from './book-records.ts'
import { BOOK_ORDER, matchingBooks } from './find-books.ts'
import type { Reading } from './search/read-search.ts'
import { searchInTurn } from './search/search-in-turn.ts'
import { sqliteBookRecords } from './sqlite-book-records.ts'

/** Number of recommended books. */
const RECOMMENDED = 8
/** Max candidates to pick from. */
const MAX_CANDIDATES = 200
/** Max search results. */
const MAX_RESULTS = 200

interface Options {
  payload: Payload
}

/** All books on sale, newest first; a shop may have tens of thousands. */
export async function listBooks({ payload }: Options): Promise<BookRecord[]> {
  const records = recordsOf({ payload })
  const where = await matchingBooks(records, {}, null)
  const createdAt = new Map<string, string>()
  const books: BookRecord[] = []
  for await (const rows of records.walk({ collection: 'books', fields: [...BOOK_FIELDS, 'createdAt'], where })) {
    books.push(...(await recordsOfRows(records, rows)))
    for (const row of rows) createdAt.set(row.id, row.createdAt)
  }
  // The walk is in the order of the ids, which a stable sort leaves to books of the same time.
  const timeOf = ({ id }: BookRecord) => createdAt.get(id) ?? ''
  return books.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
}

interface Search extends Options {
  text: string
  /** Fewer results than `MAX_RESULTS`; a number that is not positive is ignored. */
  limit?: number
}

interface FoundBooks {
  books: BookRecord[]
  /** The words by which they were found, if others than those typed stand for them; otherwise null. */
  meant: string | null
}

/**
 * Up to 200 books on sale whose name, author or publisher contains every word, as it is spelt or as it was probably meant.
 * Throws a Problem (400) without a word. (spec 1, 5)
 */
export async function searchBooks({ payload, text, limit = 0 }: Search): Promise<FoundBooks> {
  if (searchWords(text).length === 0) {
    const publicMessage = 'Enter the name, author or publisher of a book.'
    throw new Problem({ code: 'EMPTY_SEARCH', status: 400, publicMessage })
  }
  const requested = Number.isInteger(limit) && limit > 0 ? limit : MAX_RESULTS
  const most = Math.min(requested, MAX_RESULTS)
  const { reading, found } = await searchInTurn({
    payload,
    text,
    exact: false,
    find: (reading) => booksOf(payload, reading, most),
    isEmpty: (books) => books.length === 0,
  })
  return { books: found, meant: found.length === 0 ? null : reading.meant }
}

async function booksOf(payload: Payload, reading: Reading, limit: number): Promise<BookRecord[]> {
  const sqlite = sqliteOf(payload)
  if (sqlite) {
    const ids = reading.isbn ? null : await fewIds({ payload, slug: 'books', terms: reading.terms })
    return sqliteBookRecords({ client: sqlite.client, ids, reading, limit })
  }
  const records = recordsOf({ payload })
  const where = await matchingBooks(records, {}, reading)
  return bookRecords(records, { where, sort: BOOK_ORDER, limit })
}

/** Up to eight books on sale for a course, chosen at random. */
export async function randomBooks({ payload, course }: Options & { course: CourseCode }): Promise<BookRecord[]> {
  const records = recordsOf({ payload })
  const where = await matchingBooks(records, { course }, null)
  const picked = pickRandom({ from: await candidateIds(records, where), count: RECOMMENDED })
  if (picked.length === 0) return []
  const books = await bookRecords(records, { where: { id: { in: picked } }, limit: picked.length })
  return books.sort((a, b) => picked.indexOf(a.id) - picked.indexOf(b.id))
}

/**
 * Ids to pick from: all of them in a shop of ordinary size, otherwise a random page, because reading thousands is slow.
 */
async function candidateIds(records: Records, where: Where): Promise<string[]> {
  const candidates = (page: number) =>
    records.page({ collection: 'books', fields: [], where, sort: BOOK_ORDER, limit: MAX_CANDIDATES, page })
  const first = await candidates(1)
  const page = 1 + Math.floor(Math.random() * first.pageCount)
  const { rows } = page <= 1 ? first : await candidates(page)
  return rows.map((book) => book.id)
}

/** Returns null when no active book has this id. */
export async function getBook({ payload, id }: Options & { id: string }): Promise<BookRecord | null> {
  const [book] = await bookRecords(recordsOf({ payload }), {
    where: { and: [{ id: { equals: id } }, { active: { equals: true } }] },
    limit: 1,
  })
  return book ?? null
}

interface PickOptions<Item> {
  from: readonly Item[]
  count: number
  /** Returns a number in [0, 1). */
  random?: () => number
}

/** Uniform random sample of up to `count` distinct items, in random order. */
export function pickRandom<Item>({ from, count, random = Math.random }: PickOptions<Item>): Item[] {
  const rest = [...from]
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [picked] = rest.splice(Math.floor(random() * rest.length), 1)
    return picked as Item
  })
}
