import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'

interface BatchOptions<Slug extends CollectionSlug> {
  payload: Payload
  collection: Slug
  where?: Where
  /** A required, indexed date field: the newest record first. By default, records come in the order of their ids. */
  newestBy?: string
  /** Such a field: the oldest record first. */
  oldestBy?: string
  /** The fields to read, with that of the order; all by default. */
  fields?: readonly string[]
  size?: number
}

const SIZE = 500

/** Reads all matching records in batches. Records that are written meanwhile may be missing, but none comes twice. */
export async function* recordBatches<Slug extends CollectionSlug>({
  payload,
  collection,
  where,
  newestBy,
  oldestBy,
  fields,
  size = SIZE,
}: BatchOptions<Slug>): AsyncGenerator<DataFromCollectionSlug<Slug>[]> {
  const given: Where[] = where ? [where] : []
  const date = newestBy ?? oldestBy
  const sign = newestBy ? '-' : ''
  const select = fields && Object.fromEntries(fields.map((field) => [field, true] as const))
  let after: Where[] = []
  while (true) {
    const { docs } = await payload.db.find<DataFromCollectionSlug<Slug>>({
      collection,
      where: { and: [...given, ...after] },
      sort: date ? [`${sign}${date}`, `${sign}id`] : ['id'],
      limit: size,
      pagination: false,
      select,
    })
    if (docs.length > 0) yield docs
    const last = docs.at(-1)
    if (last === undefined || docs.length < size) return
    after = date ? beyond(last, date, newestBy ? 'less_than' : 'greater_than') : [{ id: { greater_than: last.id } }]
  }
}

/** The first condition follows from the second; it lets the databases use the index of the date. */
function beyond(last: { id: unknown }, field: string, operator: 'less_than' | 'greater_than'): Where[] {
  const date: unknown = Reflect.get(last, field)
  return [
    { [field]: { [`${operator}_equal`]: date } },
    { or: [{ [field]: { [operator]: date } }, { id: { [operator]: last.id } }] },
  ]
}
