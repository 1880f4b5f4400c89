import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, Where } from 'payload'
import { recordAddress } from './record-address.ts'

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
  /** Rows per page; all rows by default. */
  limit?: number
  page?: number
}

/** Payload's types allow `joins: false` only for a literal collection slug. */
const NO_JOINS = false as never

export type Records = ReturnType<typeof recordsOf>

/**
 * Reads published records, and the previewed draft, directly from the database adapter: public content needs neither
 * access rules nor field hooks, and the queries of one page must take about a millisecond. Relations are not populated.
 * The caller must check access to the draft.
 */
export function recordsOf({
  payload,
  draft,
  locale = DEFAULT_LOCALE,
}: {
  payload: Payload
  draft?: DraftOf
  locale?: Locale
}) {
  const isDraft = (collection: CollectionSlug, id: unknown) =>
    draft !== undefined && 'collection' in draft && draft.collection === collection && draft.id === id

  async function find<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(
    { collection, fields, where, sort, limit = 0, page }: ListOptions<C, K>,
    pagination: boolean,
  ) {
    return payload.db.find<Row<C, K> & { id: string }>({
      collection,
      joins: NO_JOINS,
      limit,
      page,
      pagination,
      select: Object.fromEntries(fields.map((field) => [field, true])),
      sort,
      where: publishedOnly(payload, collection, where),
    })
  }

  return {
    /** All matching published records, sorted. */
    async list<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(options: ListOptions<C, K>) {
      return (await find(options, false)).docs
    },

    /** One page of the matching published records, with totals. */
    async page<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(options: ListOptions<C, K>) {
      const { docs, totalDocs, totalPages } = await find(options, true)
      return { rows: docs, total: totalDocs, pageCount: totalDocs === 0 ? 0 : totalPages }
    },

    /** The record with that id: its newest draft when previewed, otherwise only if published. */
    async one<C extends CollectionSlug, K extends keyof DataFromCollectionSlug<C>>(
      options: ListOptions<C, K> & { id: string },
    ): Promise<(Row<C, K> & { id: string }) | null> {
      const { collection, id, where } = options
      if (isDraft(collection, id)) return newestDraft({ payload, collection, id })
      const byId: Where = { id: { equals: id } }
      const { docs } = await find({ ...options, where: where ? { and: [byId, where] } : byId, limit: 1 }, false)
      return docs[0] ?? null
    },

    /** The previewed draft if it belongs to that collection, otherwise null. */
    async draftIn<C extends CollectionSlug>(
      collection: C,
    ): Promise<(DataFromCollectionSlug<C> & { id: string }) | null> {
      if (draft === undefined || !('collection' in draft) || draft.collection !== collection) return null
      return newestDraft({ payload, collection, id: draft.id })
    },

    /** The address of a record's page in the current language; null if it has none. */
    pathOf: (collection: string, doc: object) => recordAddress(payload, { collection, doc, locale }),

    isDraft,

    /** The published global, or its newest draft when previewed; null until it is first saved. */
    async global<G extends GlobalSlug>(slug: G): Promise<DataFromGlobalSlug<G> | null> {
      if (draft !== undefined && 'global' in draft && draft.global === slug) {
        return payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true }) as Promise<
          DataFromGlobalSlug<G>
        >
      }
      const saved = await payload.db.findGlobal<DataFromGlobalSlug<G> & Record<string, unknown>>({ slug })
      if (!saved?.id) return null
      return '_status' in saved && saved._status !== 'published' ? null : saved
    },
  }
}

function publishedOnly(payload: Payload, collection: CollectionSlug, where: Where | undefined): Where | undefined {
  const { trash, versions } = payload.collections[collection].config
  // Trashed records in collections with drafts are drafts already. (withRemovalGuard)
  const published: Where | null = versions?.drafts
    ? { _status: { equals: 'published' } }
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
