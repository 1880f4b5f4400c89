import { parseBookFilter } from '@pravesh/shared/content/book-filter'
import { BOOKS_PER_PAGE } from '@pravesh/shared/content/options'
import type { PageOf } from '@pravesh/shared/content/pages'
import { BOOK_ORDER, booksThatFit } from '../operations/find-books.ts'
import { BOOK_CARD_FIELDS, bookCard, loadCopies } from './book-cards.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'

/** One page of the catalogue, 18 books each, narrowed as the query says; null beyond the last page. (spec 1, 9) */
export async function loadBooks(
  records: Records,
  search: string,
): Promise<Loose<Omit<PageOf<'books'>, 'site'>> | null> {
  const { filter, page } = parseBookFilter(new URLSearchParams(search))
  const { rows, total, pageCount } = await records.page({
    collection: 'books',
    fields: BOOK_CARD_FIELDS,
    where: await booksThatFit(records, filter),
    sort: BOOK_ORDER,
    limit: BOOKS_PER_PAGE,
    page,
  })
  if (page > 1 && rows.length === 0) return null
  const ids = rows.map((book) => book.id)
  const [copies, pictures] = await Promise.all([
    loadCopies(records, ids),
    loadPictures(
      records,
      rows.map((book) => book.images?.[0]),
    ),
  ])
  const books = rows.map((book) => bookCard(book, { copies: copies(book.id), pictures }))
  return { kind: 'books', filter, books, page, pageCount, total }
}
