import type { CollectionSlug, Payload } from 'payload'
import type { ContentChange } from './affected-paths.ts'

/** Where public pictures stand: collection or global, and the field. */
const COLLECTION_FIELDS: readonly [CollectionSlug, string][] = [
  ['courses', 'image'],
  ['colleges', 'images'],
  ['gallery-items', 'images'],
  ['books', 'images'],
]
const GLOBAL_SLUGS = ['home', 'about', 'site-settings'] as const

/** The records that show a picture, as if each had been changed: a new text or file of the picture shows on all of them. */
export async function picturedRecords(payload: Payload, mediaId: string): Promise<ContentChange[]> {
  const found = await Promise.all(
    COLLECTION_FIELDS.map(async ([slug, field]) => {
      const { docs } = await payload.db.find<{ id: string }>({
        collection: slug,
        where: { [field]: { in: [mediaId] } },
        select: {},
        pagination: false,
        limit: 0,
      })
      return docs.map(({ id }) => ({ slug, id }))
    }),
  )
  const globals = await Promise.all(
    GLOBAL_SLUGS.map(async (slug) => {
      const record = await payload.findGlobal({ slug, depth: 0 })
      return JSON.stringify(record).includes(`"${mediaId}"`) ? [{ slug, id: slug }] : []
    }),
  )
  return [...found.flat(), ...globals.flat()]
}
