import type {
  CollectionAfterReadHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  Payload,
  SanitizedCollectionConfig,
} from 'payload'
import { gramsOf } from './search-text.ts'

/** How the records of a collection become searchable. */
export interface SearchSource {
  /** The fields that `textOf` needs. */
  fields: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: each collection has a type of its own
  textOf: (record: any) => string
  /** What the terms of a search are: beginnings and ends of words in a `wordsText`, or any parts of a text. */
  finds: 'words' | 'parts'
}

const internal = { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true } as const

const searchText: Field = { name: 'searchText', type: 'text', admin: internal }
// The grams of the text, which MongoDB indexes. Empty on SQLite, which has a full-text index of its own.
const searchKeys: Field = { name: 'searchKeys', type: 'json', admin: internal }

/** Adds the fields of the search index. Operations that skip hooks write `searchFields` with what they change. */
export function withSearch(collection: CollectionConfig, source: SearchSource): CollectionConfig {
  const { custom, fields, hooks } = collection
  const hasText = fields.some((field) => 'name' in field && field.name === 'searchText')
  return {
    ...collection,
    custom: { ...custom, search: source },
    fields: [...fields, ...(hasText ? [] : [searchText]), searchKeys],
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ({ data, originalDoc, req: { payload } }) =>
          Object.assign(data, columns(payload, source.textOf({ ...originalDoc, ...data }))),
      ],
      afterRead: [...(hooks?.afterRead ?? []), withoutKeys],
    },
  }
}

/** Answers are the same on both databases. Payload refuses to search by a field that it hides itself. */
const withoutKeys: CollectionAfterReadHook = ({ doc: { searchKeys: _, ...doc } }) => doc

/** The search columns of a record, to be written together with it. */
export function searchFields(payload: Payload, slug: CollectionSlug, record: object) {
  return columns(payload, sourceOf(payload, slug).textOf(record))
}

function columns({ db }: Payload, text: string): { searchText: string; searchKeys?: string[] } {
  return db.name === 'mongoose' ? { searchText: text, searchKeys: gramsOf(text) } : { searchText: text }
}

/** The slugs of all searched collections. */
export function searchedSlugs({ config }: Payload): CollectionSlug[] {
  return config.collections.filter((collection) => customSource(collection)).map(({ slug }) => slug as CollectionSlug)
}

export function sourceOf({ collections }: Payload, slug: CollectionSlug): SearchSource {
  const source = customSource(collections[slug].config)
  if (!source) throw new Error(`${slug} is not searched.`)
  return source
}

const customSource = ({ custom }: SanitizedCollectionConfig): SearchSource | undefined => custom.search
