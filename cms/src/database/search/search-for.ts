import type { CollectionSlug, Payload, Where } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import { readRows } from '../records/read-rows.ts'
import { isRecordId } from '../records/record-id.ts'
import { gramsOf, isIndexed, type Term } from './search-text.ts'
import { fewMatching, idsMatching, newestMatching } from './sqlite-index.ts'

interface SearchOptions {
  payload: Payload
  slug: CollectionSlug
  terms: readonly Term[]
}

/** Matches that a list shows, and counts, when its only filter is a search. Staff type more words to find others. */
export const MAX_MATCHES = 100

const NOTHING: Where = { id: { in: [] } }

/**
 * The query for all records in whose search text all terms occur. It uses the index of the database for terms of at least
 * three characters, and reads the texts for shorter ones, and while the index is completed.
 */
export function searchFor(options: SearchOptions): Where {
  const { payload, slug, terms } = options
  if (terms.length === 0) return NOTHING
  const indexed = indexedTerms(options)
  if (payload.db.name === 'mongoose') return { and: [...indexed.map(hasGrams), ...terms.map(contains)] }
  const others = terms.filter((term) => !indexed.includes(term)).map(contains)
  return {
    and: indexed.length === 0 ? others : [...others, { id: { in: [idsMatching({ payload, slug, terms: indexed })] } }],
  }
}

/** The query for the `MAX_MATCHES` newest of these records, which takes the same time however many there are. */
export async function searchNewest(options: SearchOptions): Promise<Where> {
  const { payload, slug, terms } = options
  const isAllIndexed = terms.length > 0 && indexedTerms(options).length === terms.length
  if (!isAllIndexed) return searchFor(options)
  if (sqliteOf(payload)) return { id: { in: await newestMatching({ payload, slug, terms, most: MAX_MATCHES }) } }
  const where = searchFor(options)
  const newest = { sort: '-createdAt', limit: MAX_MATCHES, fields: ['createdAt'] } as const
  const rows = await readRows({ payload, collection: slug, where, ...newest })
  return { id: { in: rows.map(({ id }) => id) } }
}

/** With more matches, reading the texts in order until enough match is faster than sorting them. */
const FEW = 500

/** The query for all of these records in an order that an index serves. MongoDB decides itself which index to use. */
export async function searchInOrder(options: SearchOptions): Promise<Where> {
  const { payload, slug, terms } = options
  const indexed = indexedTerms(options)
  if (indexed.length === 0 || payload.db.name !== 'sqlite') return searchFor(options)
  const ids = await fewMatching({ payload, slug, terms: indexed, most: FEW })
  if (ids === null) return { and: terms.map(contains) }
  return { and: [{ id: { in: ids } }, ...terms.filter((term) => !indexed.includes(term)).map(contains)] }
}

/**
 * The same query for counting, which reads no texts. Null when the query in order does it as well: it names the records,
 * or the database is MongoDB.
 */
export function searchCounted(options: SearchOptions, inOrder: Where): Where | null {
  const isCountedInOrder = options.payload.db.name !== 'sqlite' || hasIds(inOrder) || indexedTerms(options).length === 0
  return isCountedInOrder ? null : searchFor(options)
}

/**
 * Ids of all records in which the terms occur that SQLite's index can find; null if it can find none, or finds many.
 */
export async function fewIds(options: SearchOptions): Promise<string[] | null> {
  const { payload, slug } = options
  const indexed = indexedTerms(options)
  return indexed.length > 0 && sqliteOf(payload) ? fewMatching({ payload, slug, terms: indexed, most: FEW }) : null
}

/** Whether a query names the ids of its records. */
export function hasIds({ id, and = [] }: Where = {}): boolean {
  return Array.isArray(id && 'in' in id ? id.in : null) || and.some(hasIds)
}

/** The terms that the index can find; none while it is incomplete. */
function indexedTerms({ payload, slug, terms }: SearchOptions): Term[] {
  return portalOf(payload).incompleteIndexes?.has(slug) ? [] : terms.filter(isIndexed)
}

const contains = (term: Term): Where => ({ or: term.map((text) => ({ searchText: occurrence(text) })) })

/** The MongoDB adapter compares the whole field if the text has the form of an id. */
const occurrence = (text: string) => (isRecordId(text) ? { like: text } : { contains: text })

/** Grams may occur apart, so the text is looked for too. */
const hasGrams = (term: Term): Where => ({ or: term.map((text) => ({ searchKeys: { all: gramsOf(text) } })) })
