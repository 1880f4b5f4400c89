import type { CollectionBeforeOperationHook, CollectionConfig, CollectionSlug, Payload, Where } from 'payload'

interface Searched {
  payload: Payload
  slug: CollectionSlug
  /** What was typed into the search of the list. */
  text: string
  /** Whether only the newest matches are needed: the list has no other filters. */
  isAlone: boolean
}

/** The search of a collection's list. */
export interface ListSearch {
  /** The fields that the search names, and that Payload would search. */
  fields: readonly string[]
  /** What it finds, as the search box says it: “name or phone”. */
  words: string
  find: (searched: Searched) => Where | Promise<Where>
}

/**
 * Replaces the search of a collection's list by another query. Payload looks for the text anywhere in all searched fields,
 * which reads every record.
 */
export function withListSearch(collection: CollectionConfig, listSearch: ListSearch): CollectionConfig {
  const { admin, custom, hooks } = collection
  return {
    ...collection,
    admin: {
      ...admin,
      listSearchableFields: [...listSearch.fields],
      custom: { ...admin?.custom, searchedBy: listSearch.words },
    },
    custom: { ...custom, listSearch },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), answerSearch] },
  }
}

const answerSearch: CollectionBeforeOperationHook = async ({ args, collection: { access, slug }, req }) => {
  if (!('where' in args) || !args.where) return args
  // Of the newest matches, someone who may read only some records might see none.
  const all = args.overrideAccess === false && (await access.read({ req })) !== true
  const { payload } = req
  return { ...args, where: await replaceListSearch({ payload, slug: slug as CollectionSlug, where: args.where, all }) }
}

interface ReplaceOptions {
  payload: Payload
  slug: CollectionSlug
  where: Where
  /** All matches, also if there are no other filters. */
  all?: boolean
}

/** The query with its search replaced, for operations that skip hooks. */
export async function replaceListSearch({ payload, slug, where, all = false }: ReplaceOptions): Promise<Where> {
  const listSearch: ListSearch | undefined = payload.collections[slug].config.custom.listSearch
  if (!listSearch) return where
  const { fields, find } = listSearch
  const text = searchedText(where, fields)
  if (text === null) return where
  const isAlone = !all && isSearchAlone(where, fields)
  return replaceSearch(where, fields, await find({ payload, slug, text, isAlone }))
}

/** The query for records in which a field starts with a text. */
export function startsWith(field: string, text: string): Where {
  return { [field]: { greater_than_equal: text, less_than: `${text}${HIGHEST}` } }
}

/** Sorts after every string with the same prefix. */
const HIGHEST = '\uffff'

/** The text of the search that a query contains; null if there is none. */
function searchedText(where: Where, fields: readonly string[]): string | null {
  const text = textOf(where, fields)
  if (text !== null) return text
  for (const inner of innerQueries(where)) {
    const found = searchedText(inner, fields)
    if (found !== null) return found
  }
  return null
}

function isSearchAlone(where: Where, fields: readonly string[]): boolean {
  if (textOf(where, fields) !== null) return true
  const { and = [], ...others } = where
  const parts = and.filter((part) => Object.keys(part).length > 0)
  const [only] = parts
  return only !== undefined && parts.length === 1 && Object.keys(others).length === 0 && isSearchAlone(only, fields)
}

function replaceSearch(where: Where, fields: readonly string[], found: Where): Where {
  if (textOf(where, fields) !== null) return found
  const entries = Object.entries(where).map(([key, value]) => [
    key,
    isList(key, value) ? value.map((inner) => replaceSearch(inner, fields, found)) : value,
  ])
  return Object.fromEntries(entries)
}

const innerQueries = (where: Where) =>
  Object.entries(where).flatMap(([key, value]) => (isList(key, value) ? value : []))

const isList = (key: string, value: unknown): value is Where[] =>
  (key === 'and' || key === 'or') && Array.isArray(value)

/** The text, if the query is that of Payload's search. */
function textOf({ or, ...others }: Where, fields: readonly string[]): string | null {
  if (or?.length !== fields.length || Object.keys(others).length > 0) return null
  const texts = fields.map((field, place) => likeOf(or[place]?.[field]))
  const [text] = texts
  return typeof text === 'string' && texts.every((each) => each === text) ? text : null
}

function likeOf(condition: Where[string] | undefined): unknown {
  return condition && 'like' in condition ? condition.like : null
}
