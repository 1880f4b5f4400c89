import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import type { Payload } from 'payload'
import { recordsOf } from '../../publishing/pages/records.ts'
import { bookRecords } from './book-records.ts'
import { getBook } from './books.ts'
import { BOOK_ORDER, matchingBooks } from './find-books.ts'

/** Books on a page beside the one that was asked for. A semester has fewer titles. */
const MAX_RELATED = 12

/**
 * The book, then others on sale for its course: those of its semester first, in the order of the catalogue. Null if the
 * book is not on sale.
 */
export async function relatedBooks({ payload, id }: { payload: Payload; id: string }): Promise<BookRecord[] | null> {
  const book = await getBook({ payload, id })
  if (book === null) return null
  const records = recordsOf({ payload })
  const { course, semester } = book
  const find = async (filter: { semester: BookRecord['semester'] | null }, limit: number, shown: readonly string[]) => {
    const where = await matchingBooks(records, { course, ...filter }, null)
    return bookRecords(records, { where: { and: [where, { id: { not_in: [...shown] } }] }, sort: BOOK_ORDER, limit })
  }
  const same = await find({ semester }, MAX_RELATED, [id])
  const missing = MAX_RELATED - same.length
  const others = missing === 0 ? [] : await find({ semester: null }, missing, [id, ...same.map((each) => each.id)])
  return [book, ...same, ...others]
}
