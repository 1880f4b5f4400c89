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
export type SearchSource = (OwnText | SharedText) & {
  /** The fields that the text needs. */
  fields: readonly string[]
  /** What the terms of a search are: beginnings and ends of words in a `wordsText`, or any parts of a text. */
  finds: 'words' | 'parts'
}

interface OwnText {
  // biome-ignore lint/suspicious/noExplicitAny: each collection has a type of its own
  textOf: (record: any) => string
}

/** Texts that need other records, too, which one call reads for all. Answers hide them: their readers may not read those. */
interface SharedText {
  // biome-ignore lint/suspicious/noExplicitAny: each collection has a type of its own
  textsOf: (payload: Payload, records: readonly any[]) => Promise<string[]>
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
        async ({ data, originalDoc, req: { payload } }) => {
          const [text = ''] = await textsIn(payload, source, [{ ...originalDoc, ...data }])
          return Object.assign(data, searchColumns(payload, text))
        },
      ],
      afterRead: [...(hooks?.afterRead ?? []), 'textsOf' in source ? withoutSearch : withoutKeys],
    },
  }
}

/** Answers are the same on both databases. Payload refuses to search by a field that it hides itself. */
const withoutKeys: CollectionAfterReadHook = ({ doc: { searchKeys: _, ...doc } }) => doc
const withoutSearch: CollectionAfterReadHook = ({ doc: { searchKeys: _, searchText: __, ...doc } }) => doc

/** The search columns of a record, to be written together with it. For collections whose texts need no other records. */
export function searchFields(payload: Payload, slug: CollectionSlug, record: object) {
  const source = sourceOf(payload, slug)
  if (!('textOf' in source)) throw new Error(`The search texts of ${slug} need other records.`)
  return searchColumns(payload, source.textOf(record))
}

/** The same for any searched collection. */
export async function loadSearchFields(payload: Payload, slug: CollectionSlug, record: object) {
  const [text = ''] = await textsIn(payload, sourceOf(payload, slug), [record])
  return searchColumns(payload, text)
}

/** The search texts of records of one collection. */
export async function textsIn(payload: Payload, source: SearchSource, records: readonly object[]): Promise<string[]> {
  return 'textOf' in source ? records.map(source.textOf) : source.textsOf(payload, records)
}

/** The search columns with a text. */
export function searchColumns({ db }: Payload, text: string): { searchText: string; searchKeys?: string[] } {
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
