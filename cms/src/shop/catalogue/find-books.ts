import type { BookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import type { Where } from 'payload'
import type { Records } from '../../platform/pages/records.ts'

/** Newest first; the id breaks ties, so that pages do not overlap. */
export const BOOK_ORDER = ['-createdAt', 'id']

/**
 * Query for books on sale that match the filter: every word occurs in the name, author or publisher, ignoring case and
 * without wildcards. (spec 1, 5)
 */
export async function matchingBooks(records: Records, { course, semester, search }: BookFilter): Promise<Where> {
  const conditions: Where[] = [{ active: { equals: true } }]
  if (course) conditions.push({ course: { equals: course } })
  if (semester) conditions.push({ semester: { equals: semester } })
  const words = searchWords(search)
  if (words.length > 0) conditions.push({ searchText: { like: words.join(' ') } })
  if (words.some((word) => /[%_]/.test(word))) return exactMatches(records, { and: conditions }, words)
  return { and: conditions }
}

/** SQLite's LIKE treats `%` and `_` as wildcards and matches too much, so the matches are checked again. */
async function exactMatches(records: Records, where: Where, words: string[]): Promise<Where> {
  const candidates = await records.list({ collection: 'books', fields: ['searchText'], where })
  const exact = candidates.filter(({ searchText }) => words.every((word) => searchText?.includes(word)))
  return { id: { in: exact.map((book) => book.id) } }
}
