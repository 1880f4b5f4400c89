import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { PictureSource, RecordChange } from './page.ts'
import type { PageRegistry } from './page-registry.ts'

interface Query {
  payload: Payload
  pages: PageRegistry
  mediaId: string
}

/** The records that show a picture. All their pages must be republished when the picture changes. */
export async function picturedRecords({ payload, pages, mediaId }: Query): Promise<RecordChange[]> {
  const declared = pages.pages.flatMap(({ pictures }) => pictures ?? [])
  const sources: PictureSource[] = [...declared, { global: pages.frame }]
  const found = await Promise.all(sources.map((source) => recordsWith({ payload, source, mediaId })))
  return found.flat()
}

async function recordsWith(query: {
  payload: Payload
  source: PictureSource
  mediaId: string
}): Promise<RecordChange[]> {
  const { payload, source, mediaId } = query
  if (source.collection === undefined) {
    const record = await payload.findGlobal({ slug: source.global, depth: 0 })
    return JSON.stringify(record).includes(`"${mediaId}"`) ? [{ slug: source.global, id: source.global }] : []
  }
  const rows = await readRows({
    payload,
    collection: source.collection,
    where: { [source.field]: { in: [mediaId] } },
    fields: ['id'],
    limit: 0,
  })
  return rows.map(({ id }) => ({ slug: source.collection, id }))
}
