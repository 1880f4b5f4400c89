import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'

interface BatchOptions<Slug extends CollectionSlug> {
  payload: Payload
  collection: Slug
  where?: Where
  /** A required, indexed date field: the newest record first. By default, records come in the order of their ids. */
  newestBy?: string
  size?: number
}

const SIZE = 500

/** Reads all matching records in batches. Records that are written meanwhile may be missing, but none comes twice. */
export async function* recordBatches<Slug extends CollectionSlug>({
  payload,
  collection,
  where,
  newestBy,
  size = SIZE,
}: BatchOptions<Slug>): AsyncGenerator<DataFromCollectionSlug<Slug>[]> {
  const given: Where[] = where ? [where] : []
  let after: Where[] = []
  while (true) {
    const { docs } = await payload.db.find<DataFromCollectionSlug<Slug>>({
      collection,
      where: { and: [...given, ...after] },
      sort: newestBy ? [`-${newestBy}`, '-id'] : ['id'],
      limit: size,
      pagination: false,
    })
    if (docs.length > 0) yield docs
    const last = docs.at(-1)
    if (last === undefined || docs.length < size) return
    after = newestBy ? olderThan(last, newestBy) : [{ id: { greater_than: last.id } }]
  }
}

/** The first condition follows from the second; it lets the databases use the index of the date. */
function olderThan(last: { id: unknown }, field: string): Where[] {
  const date: unknown = Reflect.get(last, field)
  return [
    { [field]: { less_than_equal: date } },
    { or: [{ [field]: { less_than: date } }, { id: { less_than: last.id } }] },
  ]
}
