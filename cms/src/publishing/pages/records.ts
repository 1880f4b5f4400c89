import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, Where } from 'payload'
import type { FewRecords } from '../../database/records/bounded.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { readPage } from '../../database/records/read-page.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { hasIds, searchCounted, searchInOrder } from '../../database/search/search-for.ts'
import type { Term } from '../../database/search/search-text.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import { type GroupsQuery, knownGroups } from './known-groups.ts'
import { type ShownFrom, ShownRows } from './shown-rows.ts'

/** The record or global to read from its newest draft, for a preview. */
export type DraftOf = { collection: CollectionSlug; id: string } | { global: GlobalSlug; id?: undefined }

export type Row<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>> = Pick<
  DataFromCollectionSlug<C>,
  K | Extract<'id', keyof DataFromCollectionSlug<C>>
>

interface ListOptions<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>> {
  collection: C
  fields: readonly K[]
  where?: Where
  sort?: string[]
  /** Rows per page; all rows by default, of collections that have few. */
  limit?: number
  page?: number
}

/** The records whose field, an id or a relation, has one of the values. */
interface InOptions<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>
  extends Pick<ListOptions<C, K>, 'collection' | 'fields' | 'where'> {
  /** `id` by default. Any other field must be one of `fields`. */
  field?: K & string
  values: readonly string[]
}

/** Payload's types allow `joins: false` only for a literal collection slug. */
const NO_JOINS = false as never

export type Records = ReturnType<typeof recordsOf>

/**
 * Reads published records, and the previewed draft, directly from the database adapter: public content needs neither
 * access rules nor field hooks, and the queries of one page must take about a millisecond. Relations are not populated.
 * Texts are translated where there is a translation, and values that they name are filled in. The caller must check access to the draft.
 */
export function recordsOf({
  payload,
  draft,
  locale = DEFAULT_LOCALE,
  batch,
  onlyCurrent = false,
  ...notes
}: Pick<ShownFrom, 'payload' | 'batch' | 'note' | 'noteText'> &
  Partial<Pick<ShownFrom, 'locale' | 'onlyCurrent'>> & { draft?: DraftOf | undefined }) {
  const shown = new ShownRows({ payload, locale, batch, onlyCurrent, ...notes })
  const filled = <T extends object>(slug: CollectionSlug | GlobalSlug, rows: readonly T[]) => shown.of(slug, rows)

  async function filledOne<T extends object>(slug: CollectionSlug | GlobalSlug, row: T | null): Promise<T | null> {
    const [first = null] = row === null ? [] : await filled(slug, [row])
    return first
  }

  const isDraft = (collection: CollectionSlug, id: unknown) =>
    draft !== undefined && 'collection' in draft && draft.collection === collection && draft.id === id

  /** Of any collection, whose types the functions below check. */
  const queryOf = <C extends CollectionSlug>({ collection, where, ...query }: ListOptions<C, never>) => {
    const slug: CollectionSlug = collection
    return { ...query, payload, collection: slug, where: publishedOnly(payload, collection, where) }
  }

  async function find<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(options: ListOptions<C, K>) {
    // `list` and `listIn` bound the rows.
    const query = { limit: 0, ...queryOf(options as ListOptions<C, never>) }
    return (await readRows(query)) as (Row<C, K> & { id: string })[]
  }

  async function stored<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(
    options: ListOptions<C, K>,
  ) {
    const run = () => find(options)
    return batch ? batch.same(JSON.stringify(options), run) : run()
  }

  async function list<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(
    options: ListOptions<C, K> & (C extends FewRecords ? unknown : { limit: number }),
  ) {
    return filled(options.collection, await stored(options))
  }

  async function listIn<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>({
    field,
    values,
    ...options
  }: InOptions<C, K>) {
    const key = field ?? 'id'
    const run = async (wanted: readonly string[]) => {
      const byValue: Where = { [key]: wanted.length === 1 ? { equals: wanted[0] } : { in: [...wanted] } }
      const where = options.where ? { and: [byValue, options.where] } : byValue
      return find({ ...options, where })
    }
    const found = await (batch ? batch.in(JSON.stringify(options), { field: key, values }, run) : run(values))
    return filled(options.collection, found)
  }

  return {
    payload,

    /** All matching published records, sorted. */
    list,

    /** All published records in English, and with the translations that are not older than the English text. */
    async inBoth<C extends FewRecords, K extends keyof DataFromCollectionSlug<C>>(
      options: ListOptions<C, K>,
    ): Promise<{ english: Row<C, K>; shown: Row<C, K> }[]> {
      const current = new ShownRows({ payload, locale, batch, onlyCurrent: true })
      const rows = await current.of(options.collection, await stored(options))
      return rows.map((row) => ({ english: current.inEnglish(row), shown: row }))
    },

    /** The published records with one of the values, in no particular order. */
    listIn,

    /** All matching published records, in slices and in the order of their ids; of collections that may have many. */
    async *walk<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C> & string>({
      collection,
      fields,
      where,
    }: Pick<ListOptions<C, K>, 'collection' | 'fields' | 'where'>): AsyncGenerator<(Row<C, K> & { id: string })[]> {
      const slug: CollectionSlug = collection
      const published = publishedOnly(payload, slug, where)
      for await (const rows of walkRecords({ payload, collection: slug, where: published, fields })) {
        yield filled(collection, rows as object[] as (Row<C, K> & { id: string })[])
      }
    },

    /** How many published records match. */
    async count<C extends CollectionSlug>({ collection, where }: { collection: C; where: Where }): Promise<number> {
      const slug: CollectionSlug = collection
      const run = () => countRows({ payload, collection: slug, where: publishedOnly(payload, slug, where) ?? where })
      return batch ? batch.same(`count ${slug} ${JSON.stringify(where)}`, run) : run()
    },

    /** One page of the matching published records, with totals. */
    async page<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(
      options: ListOptions<C, K> & { limit: number },
    ) {
      const { collection, limit } = options
      const { rows, ...totals } = await readPage({ ...queryOf(options as ListOptions<C, never>), limit })
      return { rows: await filled(collection, rows as (Row<C, K> & { id: string })[]), ...totals }
    },

    /** The numbers of matching published records by the values of some fields. */
    async groups<C extends CollectionSlug, Field extends keyof DataFromCollectionSlug<C> & string>(
      query: GroupsQuery<C, Field>,
    ) {
      const where = publishedOnly(payload, query.collection, query.where) ?? query.where
      const run = () => knownGroups(payload, { ...query, where })
      return batch ? batch.same(`groups ${query.collection} ${query.name}`, run) : run()
    },

    /** The record with that id: its newest draft when previewed, otherwise only if published. */
    async one<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(
      options: ListOptions<C, K> & { id: string },
    ): Promise<(Row<C, K> & { id: string }) | null> {
      const { collection, id, where, fields } = options
      if (isDraft(collection, id)) return filledOne(collection, await newestDraft({ payload, collection, id }))
      const [found] = await listIn({ collection, fields, where, values: [id] })
      return found ?? null
    },

    /** The previewed draft if it belongs to that collection, otherwise null. */
    async draftIn<C extends CollectionSlug>(
      collection: C,
    ): Promise<(DataFromCollectionSlug<C> & { id: string }) | null> {
      if (draft === undefined || !('collection' in draft) || draft.collection !== collection) return null
      return filledOne(collection, await newestDraft({ payload, collection, id: draft.id }))
    },

    /** The address of a record's page in the current language; null if it has none. */
    pathOf: (collection: string, doc: object): string | null =>
      portalOf(payload).pages.pathOf({ collection, doc, locale }),

    isDraft,

    /** The name of a record in addresses, which follows its English name in every language. */
    async nameOf(collection: CollectionSlug, row: { id: string; name: string }): Promise<string> {
      const { pageNames } = portalOf(payload)
      const { id } = row
      const { name: text } = shown.inEnglish(row)
      const record = { collection, id, text }
      return isDraft(collection, id) ? pageNames.ofDraft(record) : pageNames.of(payload, record)
    },

    /** The query for records in whose search text all terms occur, to be read in an indexed order. */
    search: (slug: CollectionSlug, terms: readonly Term[]) => searchInOrder({ payload, slug, terms }),

    /** A query that counts the records of such a search faster; null if there is none. */
    searchCounted: (slug: CollectionSlug, terms: readonly Term[], inOrder: Where) =>
      searchCounted({ payload, slug, terms }, inOrder),

    /** The published global, or its newest draft when previewed; null until it is first saved. */
    async global<G extends GlobalSlug>(slug: G): Promise<DataFromGlobalSlug<G> | null> {
      if (draft !== undefined && 'global' in draft && draft.global === slug) {
        const newest = payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true })
        return filledOne(slug, await (newest as Promise<DataFromGlobalSlug<G>>))
      }
      const read = () => readGlobalRow({ payload, slug })
      const saved = await (batch ? batch.same(`global ${slug}`, read) : read())
      if (saved === null) return null
      return '_status' in saved && saved._status !== 'published' ? null : filledOne(slug, saved)
    },
  }
}

function publishedOnly(payload: Payload, collection: CollectionSlug, where: Where | undefined): Where | undefined {
  const { trash, versions } = payload.collections[collection].config
  // Trashed records in collections with drafts are drafts already. (withRemovalGuard)
  const published: Where | null = versions?.drafts
    ? // SQLite would read all published records by their index instead of a few by their ids.
      { _status: hasIds(where) ? { not_in: ['draft'] } : { equals: 'published' } }
    : trash
      ? { deletedAt: { exists: false } }
      : null
  if (published === null) return where
  return where ? { and: [published, where] } : published
}

async function newestDraft<C extends CollectionSlug>(options: { payload: Payload; collection: C; id: string }) {
  const { payload, collection, id } = options
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    joins: NO_JOINS,
    disableErrors: true,
    overrideAccess: true,
  })
  return doc as (DataFromCollectionSlug<C> & { id: string }) | null
}
