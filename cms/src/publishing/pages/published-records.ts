import type { Locale } from '@pravesh/shared/platform/locale'
import type { Payload, Where } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Page, RecordSource } from './page.ts'
import { keyOf, type RecordKey } from './record-key.ts'

const BATCH = 500

/** The fields of a published record that addresses and the sitemap need. */
export interface PublishedRecord extends Record<string, unknown> {
  id: string
  updatedAt: string
}

interface Query {
  payload: Payload
  source: RecordSource
}

/** The conditions for a record to have a page. */
function published({ where = [] }: RecordSource): Where[] {
  return [{ _status: { equals: 'published' } }, ...where]
}

/** Records that have a page, paginated. */
export async function findPublished(
  { payload, source }: Query,
  { where = [], sort, limit, page }: { where?: readonly Where[]; sort: string[]; limit: number; page?: number },
): Promise<PublishedRecord[]> {
  const rows = await readRows({
    payload,
    collection: source.collection,
    where: { and: [...published(source), ...where] },
    fields: ['updatedAt', ...[source.name, source.slug].filter((field) => field !== undefined)],
    sort,
    limit,
    page,
  })
  // A published record has been saved.
  return rows as PublishedRecord[]
}

/** Every record that has a page, read in batches by id to limit memory use. */
async function* everyPublished({ payload, source }: Query): AsyncGenerator<PublishedRecord> {
  let after: Where[] = []
  while (true) {
    const docs = await findPublished({ payload, source }, { where: after, sort: ['id'], limit: BATCH })
    yield* docs
    const last = docs.at(-1)
    if (last === undefined || docs.length < BATCH) return
    after = [{ id: { greater_than: last.id } }]
  }
}

export function countPublished({ payload, source }: Query): Promise<number> {
  return countRows({ payload, collection: source.collection, where: { and: published(source) } })
}

/** The address of a record's published page; null if it has none. */
export async function publishedPath(payload: Payload, { page, id, locale }: RecordKey): Promise<string | null> {
  if (page.source === null) return null
  const byId = [{ id: { equals: id } }]
  const [doc] = await findPublished({ payload, source: page.source }, { where: byId, sort: ['id'], limit: 1 })
  return doc === undefined ? null : page.pathOf(doc, locale)
}

interface RecordPath {
  /** The page's key in the publisher's queue. */
  key: string
  path: string
}

/** The page of every published record, in each of the languages. */
export async function* everyRecordPath(
  payload: Payload,
  page: Page,
  languages: readonly Locale[],
): AsyncGenerator<RecordPath> {
  if (page.source === null) return
  for await (const doc of everyPublished({ payload, source: page.source })) {
    for (const locale of languages) {
      const path = page.pathOf(doc, locale)
      if (path !== null) yield { key: keyOf({ page, id: doc.id, locale }), path }
    }
  }
}
