import type { BookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import type { Where } from 'payload'
import { hasIds } from '../../database/search/search-for.ts'
import type { Records } from '../../publishing/pages/records.ts'

/** Newest first; the id breaks ties, so that pages do not overlap. */
export const BOOK_ORDER = ['-createdAt', 'id']

/**
 * Query for books on sale that match the filter: every word occurs in the name, author or publisher, ignoring case and
 * without wildcards. (spec 1, 5)
 */
export async function matchingBooks(records: Records, { course, semester, search }: BookFilter): Promise<Where> {
  const words = searchWords(search)
  const found = words.length > 0 ? [await records.search('books', termsOf(words))] : []
  const where = onSale({ course, semester }, found)
  return hasWildcard(words) ? exactMatches(records, where, words) : where
}

/** A query that counts these books faster; null if there is none. */
export function countedBooks(records: Records, { course, semester, search }: BookFilter, inOrder: Where) {
  const words = searchWords(search)
  const found = hasWildcard(words) ? null : records.searchCounted('books', termsOf(words), inOrder)
  return found && { where: onSale({ course, semester }, [found]), name: JSON.stringify([course, semester, words]) }
}

const termsOf = (words: readonly string[]) => words.map((word) => [word])

const hasWildcard = (words: readonly string[]) => words.some((word) => /[%_]/.test(word))

function onSale({ course, semester }: Omit<BookFilter, 'search'>, found: readonly Where[]): Where {
  // As with published records: an index would lead to nearly all books.
  const isOnSale: Where = { active: found.some(hasIds) ? { not_in: [false] } : { equals: true } }
  const conditions: Where[] = [...found, isOnSale]
  if (course) conditions.push({ course: { equals: course } })
  if (semester) conditions.push({ semester: { equals: semester } })
  return { and: conditions }
}

/** SQLite's LIKE treats `%` and `_` as wildcards and matches too much, so the matches are checked again. */
async function exactMatches(records: Records, where: Where, words: string[]): Promise<Where> {
  const candidates = await records.list({ collection: 'books', fields: ['searchText'], where })
  const exact = candidates.filter(({ searchText }) => words.every((word) => searchText?.includes(word)))
  return { id: { in: exact.map((book) => book.id) } }
}
