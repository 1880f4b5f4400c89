import type { Payload, TypedUser, Where } from 'payload'
import { views, whereOf } from './views.ts'

/** Nobody works through more than this; counting on would take longer with every application. */
export const MAX_COUNTED = 1000

/** How many there are, as far as was counted. */
export interface Counted {
  count: number
  /** There are more. */
  more: boolean
}

interface CountOptions {
  payload: Payload
  user: TypedUser
}

/** How many applications are in each view, counted to `MAX_COUNTED`. */
export function countViews(options: CountOptions): Promise<Counted[]> {
  return Promise.all(views.map(({ conditions }) => countSome({ ...options, where: whereOf(conditions) })))
}

async function countSome({ payload, user, where }: CountOptions & { where: Where }): Promise<Counted> {
  const asked = { collection: 'applications', where, overrideAccess: false, user } as const
  const { docs } = await payload.find({ ...asked, ...beyond(payload), select: { queue: true }, depth: 0 })
  // An index finds the one beyond as quickly as the first; only what is not many is counted.
  if (docs.length > 0 && docs.length === beyond(payload).limit) return { count: MAX_COUNTED, more: true }
  return { count: (await payload.count(asked)).totalDocs, more: false }
}

/** Asks for the first application that is not counted any more. */
function beyond({ db }: Payload) {
  const unpaged = { pagination: false, sort: '-submittedAt' } as const
  // Without counting all, the adapter of MongoDB knows no later pages.
  return db.name === 'sqlite' ? { ...unpaged, limit: 1, page: MAX_COUNTED + 1 } : { ...unpaged, limit: MAX_COUNTED + 1 }
}
