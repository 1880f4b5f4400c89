import { BOOKS_PER_PAGE } from '@pravesh/shared/content/options'
import { type BookFilter, parseBookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { booksPage } from '@pravesh/shared/shop/catalogue/pages'
import { paths } from '@pravesh/shared/site/paths'
import { loadPictures } from '../../content/index.ts'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { loadShopSettings } from '../settings/shop-settings.ts'
import { BOOK_CARD_FIELDS, type BookRow, bookCard, loadCopies } from './book-cards.ts'
import { type BookCounts, COUNTED_BY, choicesOf, totalOf } from './book-counts.ts'
import { countedBooks, matchingBooks, orderOf } from './find-books.ts'
import { nearBooks } from './near-books.ts'
import type { Reading } from './search/read-search.ts'
import { searchInTurn } from './search/search-in-turn.ts'

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
  const { reading, counts } = await readShelf(records, filter)
  const total = totalOf(counts, filter)
  const pageCount = Math.ceil(total / BOOKS_PER_PAGE)
  if (page > 1 && page > pageCount) return null
  const where = await matchingBooks(records, filter, reading)
  const rows = total === 0 ? [] : await rowsOn(records, { filter, where, page })
  const unfiltered = totalOf(counts)
  const near = unfiltered === 0 && filter.search ? await nearBooks(records, filter.search) : []
  const cardOf = await cardsOf(records, [...rows, ...near])
  return {
    filter,
    choices: choicesOf(counts, filter),
    meant: unfiltered === 0 ? null : (reading?.meant ?? null),
    books: rows.map(cardOf),
    near: near.map(cardOf),
    page,
    pageCount,
    total,
    unfiltered,
  }
}

/** What the search of a filter looks for, whichever other filters there are, and how many books that finds. */
async function readShelf(
  records: Records,
  { search, exact }: BookFilter,
): Promise<{ reading: Reading | null; counts: BookCounts }> {
  const countsOf = async (reading: Reading | null) =>
    records.groups({
      collection: 'books',
      where: await countedBooks(records, reading),
      by: COUNTED_BY,
      name: JSON.stringify([reading?.terms, reading?.course, reading?.isbn]),
    })
  if (!search) return { reading: null, counts: await countsOf(null) }
  const { reading, found } = await searchInTurn({
    payload: records.payload,
    text: search,
    exact,
    find: countsOf,
    isEmpty: (counts) => totalOf(counts) === 0,
  })
  return { reading, counts: found }
}

function rowsOn(
  records: Records,
  { filter, where, page }: { filter: BookFilter; where: Awaited<ReturnType<typeof matchingBooks>>; page: number },
) {
  const sort = orderOf(filter.sort)
  return records.list({ collection: 'books', fields: BOOK_CARD_FIELDS, where, sort, limit: BOOKS_PER_PAGE, page })
}

async function cardsOf(records: Records, rows: readonly BookRow[]) {
  const ids = rows.map((book) => book.id)
  const [copies, { delivery }, pictures] = await Promise.all([
    loadCopies(records, ids),
    loadShopSettings(records),
    loadPictures(
      records,
      rows.map((book) => book.images?.[0]),
    ),
  ])
  return (book: BookRow) => bookCard(book, { copies: copies(book.id), delivery, pictures })
}
