import { BOOKS_PER_PAGE } from '@pravesh/shared/content/options'
import { parseBookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { booksPage } from '@pravesh/shared/shop/catalogue/pages'
import { paths } from '@pravesh/shared/site/paths'
import { loadPictures } from '../../content/index.ts'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { BOOK_CARD_FIELDS, bookCard, loadCopies, loadDelivery } from './book-cards.ts'
import { BOOK_ORDER, countedBooks, matchingBooks } from './find-books.ts'

/** The published first page. Further pages are rendered on request and need no publishing. (decision 0004) */
export const books = fixedPage({
  kind: booksPage,
  path: paths.books,
  affectedBy: { books: 'all', 'book-stock': 'all', 'shop-settings': 'all' },
  sitemap: { position: 7 },
  load,
})

/** One catalogue page of 18 books, filtered by the query; null beyond the last page. (spec 1, 9) */
async function load({ records, search }: LoadInput): Promise<Loaded<typeof booksPage> | null> {
  const { filter, page } = parseBookFilter(new URLSearchParams(search))
  const where = await matchingBooks(records, filter)
  const { rows, total, pageCount } = await records.page({
    collection: 'books',
    fields: BOOK_CARD_FIELDS,
    where,
    counted: countedBooks(records, filter, where),
    sort: BOOK_ORDER,
    limit: BOOKS_PER_PAGE,
    page,
  })
  if (page > 1 && rows.length === 0) return null
  const ids = rows.map((book) => book.id)
  const [copies, delivery, pictures] = await Promise.all([
    loadCopies(records, ids),
    loadDelivery(records),
    loadPictures(
      records,
      rows.map((book) => book.images?.[0]),
    ),
  ])
  const books = rows.map((book) => bookCard(book, { copies: copies(book.id), delivery, pictures }))
  return { filter, books, page, pageCount, total }
}
