import type { BookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import type { Where } from 'payload'
import type { Records } from '../../platform/pages/records.ts'

/** Newest first; the id decides between books of one moment, so that no page repeats another's. */
export const BOOK_ORDER = ['-createdAt', 'id']

/**
 * The condition that a book is on sale and fits the filter: every word occurs in its name, author or publisher,
 * whatever the case, and means itself and nothing else. (spec 1, 5)
 */
export async function booksThatFit(records: Records, { course, semester, search }: BookFilter): Promise<Where> {
  const conditions: Where[] = [{ active: { equals: true } }]
  if (course) conditions.push({ course: { equals: course } })
  if (semester) conditions.push({ semester: { equals: semester } })
  const words = searchWords(search)
  if (words.length > 0) conditions.push({ searchText: { like: words.join(' ') } })
  if (words.some((word) => /[%_]/.test(word))) return idsByHand(records, { and: conditions }, words)
  return { and: conditions }
}

/** SQLite's LIKE takes `%` and `_` for wildcards and finds too much; what it finds is looked at once more. */
async function idsByHand(records: Records, where: Where, words: string[]): Promise<Where> {
  const candidates = await records.list({ collection: 'books', fields: ['searchText'], where })
  const exact = candidates.filter(({ searchText }) => words.every((word) => searchText?.includes(word)))
  return { id: { in: exact.map((book) => book.id) } }
}
