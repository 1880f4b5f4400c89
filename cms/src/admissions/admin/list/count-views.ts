import type { Payload, TypedUser, Where } from 'payload'
import { views, whereOf } from './views.ts'

/** Upper bound on counts: an exact count takes longer with every application, and staff do not need one above this. */
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
}

/** Counts the applications in each view, up to `MAX_COUNTED`. */
export function countViews(options: CountOptions): Promise<Counted[]> {
  return Promise.all(views.map(({ conditions }) => countUpToMax({ ...options, where: whereOf(conditions) })))
}

async function countUpToMax({ payload, user, where }: CountOptions & { where: Where }): Promise<Counted> {
  const query = { collection: 'applications', where, overrideAccess: false, user } as const
  const { docs } = await payload.find({ ...query, ...firstUncounted(payload), select: { queue: true }, depth: 0 })
  // The first uncounted application is read from an index. Counting runs only when there is none.
  if (docs.length > 0 && docs.length === firstUncounted(payload).limit) return { count: MAX_COUNTED, more: true }
  return { count: (await payload.count(query)).totalDocs, more: false }
}

/** Pagination that reaches the first application beyond `MAX_COUNTED`. */
function firstUncounted({ db }: Payload) {
  const unpaged = { pagination: false, sort: '-submittedAt' } as const
  // Without a total count, the MongoDB adapter supports no later pages.
  return db.name === 'sqlite' ? { ...unpaged, limit: 1, page: MAX_COUNTED + 1 } : { ...unpaged, limit: MAX_COUNTED + 1 }
}
