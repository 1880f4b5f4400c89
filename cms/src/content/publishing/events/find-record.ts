import type { Payload } from 'payload'
import type { Changed } from './publication-event.ts'

/** The current document of a changed record; undefined for globals and deleted records. */
export async function findRecord(
  payload: Payload,
  { slug, id }: Changed,
): Promise<Record<string, unknown> | undefined> {
  const collection = payload.config.collections.find((each) => each.slug === slug)?.slug
  if (collection === undefined) return undefined
  const doc = await payload.db.findOne<Record<string, unknown> & { id: string }>({
    collection,
    where: { id: { equals: id } },
  })
  return doc ?? undefined
}
