import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'

/** Upper bound on counts: an exact count takes longer with every record, and staff do not need one above this. */
export const MAX_COUNTED = 1000

/** A count up to `MAX_COUNTED`. */
export interface Counted {
  count: number
  /** Whether there are more than `count`. */
  more: boolean
}

interface CountOptions {
  payload: Payload
  user: TypedUser
  collection: CollectionSlug
  where: Where
  /** The list's default order, which an index serves. */
  sort: string
}

/** Counts the records that a user may read, up to `MAX_COUNTED`. */
export async function countUpToMax({ payload, user, collection, where, sort }: CountOptions): Promise<Counted> {
  const query = { collection, where, overrideAccess: false, user } as const
  const first = firstUncounted(payload)
  const select = { [sort.replace('-', '')]: true }
  const { docs } = await payload.find({ ...query, ...first, sort, select, depth: 0 })
  // The first uncounted record is read from an index. Counting runs only when there is none.
  if (docs.length > 0 && docs.length === first.limit) return { count: MAX_COUNTED, more: true }
  return { count: (await payload.count(query)).totalDocs, more: false }
}

/** Pagination that reaches the first record beyond `MAX_COUNTED`. */
function firstUncounted({ db }: Payload) {
  // Without a total count, the MongoDB adapter supports no later pages.
  return db.name === 'sqlite'
    ? { pagination: false, limit: 1, page: MAX_COUNTED + 1 }
    : { pagination: false, limit: MAX_COUNTED + 1 }
}
