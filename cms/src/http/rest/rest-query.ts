import * as z from 'zod/mini'
import { MAX_PAGE } from './max-page.ts'

/** How far related records may be included. The admin reads two levels; each level multiplies the records read. */
const MAX_POPULATED = 3

/** Limits on nesting and list length; the databases fail at about a thousand. */
const MAX_DEPTH = 10
const MAX_CONDITIONS = 100
const MAX_VALUES = 1000

const NUMBERS = ['page', 'limit', 'depth'] as const

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const list = z.union([scalar, z.array(scalar).check(z.maxLength(MAX_VALUES))])
/** A polymorphic relation. */
const reference = z.strictObject({ relationTo: z.string(), value: scalar })
const value = z.union([list, reference])
const text = z.union([z.string(), z.number()])
/** Payload's operators without the geographic ones, for which no field exists. */
const condition = z.strictObject({
  equals: z.optional(value),
  not_equals: z.optional(value),
  in: z.optional(list),
  not_in: z.optional(list),
  all: z.optional(list),
  exists: z.optional(scalar),
  like: z.optional(text),
  not_like: z.optional(text),
  contains: z.optional(value),
  greater_than: z.optional(scalar),
  greater_than_equal: z.optional(scalar),
  less_than: z.optional(scalar),
  less_than_equal: z.optional(scalar),
})
const conditions = z.array(z.unknown()).check(z.maxLength(MAX_CONDITIONS))
/** Small enough that a page's offset stays an integer in every database. */
const wholeNumber = z.string().check(z.regex(/^\d{0,7}$/))

const fieldNames = z.string().check(z.regex(/^(-?[\w.]+(,-?[\w.]+)*)?$/))

/** A parsed query of Payload's REST API. */
export type RestQuery = Readonly<Record<string, unknown>>

/**
 * The error message for an invalid query, or null. Payload accepts any value for these parameters and fails in the
 * database or its own parser. `dates` are the names of date fields.
 */
export function queryError(query: RestQuery, dates: ReadonlySet<string>): string | null {
  for (const name of NUMBERS) {
    if (query[name] !== undefined && !wholeNumber.safeParse(query[name]).success) {
      return `${name} must be a whole number of at most seven digits.`
    }
  }
  if (Number(query.depth ?? 0) > MAX_POPULATED) return `depth must be at most ${MAX_POPULATED}.`
  if (query.sort !== undefined && !isSort(query.sort)) {
    return 'sort must be field names separated by commas. Put - before a name for descending order.'
  }
  const data = parsedJson(query.data)
  if (query.data !== undefined && query.data !== '' && !isObject(data)) return 'data must be a JSON object.'
  if (query.where === undefined || query.where === '') return null
  const where = parsedWhere(query)
  if (!isWhere(where, MAX_DEPTH)) {
    return 'where must be conditions such as where[name][equals]=value, or the same as a JSON object.'
  }
  if (conditionsOf(where).length > MAX_CONDITIONS) return `where can have at most ${MAX_CONDITIONS} conditions.`
  const wrong = wrongDate(where, dates)
  return wrong === null ? null : `${wrong} can only be compared with a date, such as 2026-11-21.`
}

/** The condition of a query, which may be JSON; null without one. */
export function parsedWhere({ where = null }: RestQuery): unknown {
  if (where === '') return null
  return typeof where === 'string' ? parsedJson(where) : where
}

/**
 * Limits the query of a list to `MAX_PAGE` records, in place. `limit=0` and `pagination=false` mean all records to
 * Payload.
 */
export function limitPage(query: Record<string, unknown>): void {
  const limit = query.limit === undefined || query.limit === '' ? null : Number(query.limit)
  const wantsAll = limit === 0 || (limit === null && query.pagination === 'false')
  if (!wantsAll && (limit ?? 0) <= MAX_PAGE) return
  query.limit = String(MAX_PAGE)
  // So that the response says how many there are.
  query.pagination = 'true'
}

/** The names in `sort`, without their direction. */
export function sortedFields(sort: unknown): string[] {
  if (!isSort(sort)) return []
  return [sort]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.replace(/^-/, ''))
    .filter((name) => name !== '')
}

function isSort(sort: unknown): sort is string | string[] {
  return z.union([fieldNames, z.array(fieldNames).check(z.maxLength(MAX_DEPTH))]).safeParse(sort).success
}

/** The names of the fields that a query compares, at any depth. Invalid queries have none. */
export function comparedFields(query: RestQuery): string[] {
  const where = parsedWhere(query)
  return isWhere(where, MAX_DEPTH) ? conditionsOf(where) : []
}

type Where = Record<string, unknown>

function conditionsOf(where: Where): string[] {
  return Object.entries(where).flatMap(([key, found]) =>
    isJunction(key) && Array.isArray(found) ? found.flatMap(conditionsOf) : [key],
  )
}

const isJunction = (key: string) => ['and', 'or'].includes(key.toLowerCase())

function isWhere(where: unknown, depth: number): where is Where {
  if (!isObject(where) || depth === 0) return false
  return Object.entries(where).every(([key, found]) => {
    if (!isJunction(key)) return condition.safeParse(found).success
    return (
      conditions.safeParse(found).success && Array.isArray(found) && found.every((each) => isWhere(each, depth - 1))
    )
  })
}

/** The first date field that is compared with a non-date, or null. */
function wrongDate(where: Where, dates: ReadonlySet<string>): string | null {
  for (const [key, found] of Object.entries(where)) {
    if (isJunction(key) && Array.isArray(found)) {
      const wrong = found.map((each) => wrongDate(each, dates)).find((each) => each !== null)
      if (wrong !== undefined) return wrong
    } else if (dates.has(key.split('.').at(-1) ?? '') && isObject(found) && !comparesDates(found)) return key
  }
  return null
}

function comparesDates(compared: Record<string, unknown>): boolean {
  return Object.entries(compared).every(([operator, found]) => {
    if (operator === 'exists') return true
    const values = Array.isArray(found) ? found : operator.endsWith('in') ? String(found).split(',') : [found]
    return values.every((each) => each === null || each === '' || !Number.isNaN(Date.parse(String(each))))
  })
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
