import type { CourseCode } from '@pravesh/shared/courses/courses'
import { NO_BOOK_FILTER } from '@pravesh/shared/shop/catalogue/book-filter'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import type { Payload, Where } from 'payload'
import { type Records, recordsOf } from '../../platform/pages/records.ts'
import { Problem } from '../../platform/problem.ts'
import { bookRecords } from './book-records.ts'
import { BOOK_ORDER, booksThatFit } from './find-books.ts'
import { pickRandom } from './pick-random.ts'

/** Books recommended at a time. */
const RECOMMENDED = 8
/** How many books are picked from at most. */
const STRETCH = 200
/** Books read at a time where there may be tens of thousands. */
const BATCH = 500
/** The most that a search gives. */
const MAX_HITS = 200

interface Options {
  payload: Payload
}

/** Every book on sale, newest first. Others are answered between two batches, as reading tens of thousands takes a second. */
export async function listBooks({ payload }: Options): Promise<BookRecord[]> {
  const records = recordsOf({ payload })
  const where = await booksThatFit(records, NO_BOOK_FILTER)
  const ids = (await records.list({ collection: 'books', fields: [], where, sort: BOOK_ORDER })).map((book) => book.id)
  const books = new Map<string, BookRecord>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    for (const book of await bookRecords(records, { where: { id: { in: batch } } })) books.set(book.id, book)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return ids.flatMap((id) => books.get(id) ?? [])
}

/** Up to 200 books on sale whose name, author or publisher has every word. Throws a Problem (400) without a word. (spec 1, 5) */
export async function searchBooks({ payload, text }: Options & { text: string }): Promise<BookRecord[]> {
  if (searchWords(text).length === 0) {
    const publicMessage = 'Type the name, the author or the publisher of a book.'
    throw new Problem({ code: 'EMPTY_SEARCH', status: 400, publicMessage })
  }
  const records = recordsOf({ payload })
  const where = await booksThatFit(records, { ...NO_BOOK_FILTER, search: text })
  return bookRecords(records, { where, sort: BOOK_ORDER, limit: MAX_HITS })
}

/** Up to eight books on sale for a course, others each time. */
export async function randomBooks({ payload, course }: Options & { course: CourseCode }): Promise<BookRecord[]> {
  const records = recordsOf({ payload })
  const where = await booksThatFit(records, { ...NO_BOOK_FILTER, course })
  const picked = pickRandom({ from: await someIds(records, where), count: RECOMMENDED })
  if (picked.length === 0) return []
  const books = await bookRecords(records, { where: { id: { in: picked } } })
  return books.sort((a, b) => picked.indexOf(a.id) - picked.indexOf(b.id))
}

/** Ids to pick from: all of them in a shop of ordinary size, else a random stretch, as reading thousands takes long. */
async function someIds(records: Records, where: Where): Promise<string[]> {
  const stretch = (page: number) =>
    records.page({ collection: 'books', fields: [], where, sort: BOOK_ORDER, limit: STRETCH, page })
  const first = await stretch(1)
  const page = 1 + Math.floor(Math.random() * first.pageCount)
  const { rows } = page <= 1 ? first : await stretch(page)
  return rows.map((book) => book.id)
}

/** The book on sale of that id; null when there is none. */
export async function getBook({ payload, id }: Options & { id: string }): Promise<BookRecord | null> {
  const [book] = await bookRecords(recordsOf({ payload }), {
    where: { and: [{ id: { equals: id } }, { active: { equals: true } }] },
  })
  return book ?? null
}
