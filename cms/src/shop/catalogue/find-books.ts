import type { BookFilter, BookSort } from '@pravesh/shared/shop/catalogue/book-filter'
import type { Where } from 'payload'
import { sqliteOf } from '../../database/adapter/sqlite-of.ts'
import { hasIds } from '../../database/search/search-for.ts'
import type { Term } from '../../database/search/search-text.ts'
import type { Records } from '../../publishing/pages/records.ts'
import type { Reading } from './search/read-search.ts'

/** The id breaks ties, so that pages do not overlap. */
const ORDERS: Record<BookSort, readonly string[]> = {
  newest: ['-createdAt', 'id'],
  'price-up': ['pricePaise', 'id'],
  'price-down': ['-pricePaise', 'id'],
  // Begins with the title, in lower case.
  title: ['searchText', 'id'],
}

export const orderOf = (sort: BookSort): string[] => [...ORDERS[sort]]

/** Newest first. */
export const BOOK_ORDER = orderOf('newest')

export type ShelfFilter = Partial<Pick<BookFilter, 'course' | 'semester' | 'language'>>

/**
 * Query for books on sale that match the filter and a reading of a search: each term occurs in the name, author or publisher,
 * ignoring case and without wildcards, or the book has the ISBN. (spec 1, 5)
 */
export async function matchingBooks(records: Records, filter: ShelfFilter, reading: Reading | null): Promise<Where> {
  const { terms = [], course = null, isbn } = reading ?? {}
  const found = terms.length > 0 ? [await records.search('books', terms)] : []
  if (isbn) found.push({ isbn: { equals: isbn } })
  const where = onSale(filter, course, found)
  return matchesTooMuch(records, terms) ? exactMatches(records, where, terms) : where
}

/** A query for counting the books of a reading, which reads no texts if the index of the database suffices. */
export async function countedBooks(records: Records, reading: Reading | null): Promise<Where> {
  const inOrder = await matchingBooks(records, {}, reading)
  const { terms = [], course = null } = reading ?? {}
  if (terms.length === 0 || matchesTooMuch(records, terms)) return inOrder
  const found = records.searchCounted('books', terms, inOrder)
  return found ? onSale({}, course, [found]) : inOrder
}

/** SQLite's LIKE takes `%` and `_` for wildcards. */
const matchesTooMuch = ({ payload }: Records, terms: readonly Term[]) =>
  sqliteOf(payload) !== null && terms.flat().some((word) => /[%_]/.test(word))

function onSale(filter: ShelfFilter, named: Reading['course'], found: readonly Where[]): Where {
  // As with published records: an index would lead to nearly all books.
  const isNamed = found.some((where) => hasIds(where) || 'isbn' in where)
  const isOnSale: Where = { active: isNamed ? { not_in: [false] } : { equals: true } }
  const conditions: Where[] = [...found, isOnSale]
  if (named) conditions.push({ course: { equals: named } })
  for (const field of ['course', 'semester', 'language'] as const) {
    if (filter[field]) conditions.push({ [field]: { equals: filter[field] } })
  }
  return { and: conditions }
}

/** The matches in which the terms occur as they are. */
async function exactMatches(records: Records, where: Where, terms: readonly Term[]): Promise<Where> {
  const exact: string[] = []
  for await (const candidates of records.walk({ collection: 'books', fields: ['searchText'], where })) {
    for (const { id, searchText } of candidates) {
      if (terms.every((term) => term.some((text) => searchText?.includes(text)))) exact.push(id)
    }
  }
  return { id: { in: exact } }
}
