import type { Payload, TypedUser } from 'payload'
import { views, whereOf } from './views.ts'

/** How many applications are in each view; an index answers each. */
export function countViews({ payload, user }: { payload: Payload; user: TypedUser }): Promise<number[]> {
  return Promise.all(
    views.map(async ({ conditions }) => {
      const where = whereOf(conditions)
      const { totalDocs } = await payload.count({ collection: 'applications', where, overrideAccess: false, user })
      return totalDocs
    }),
  )
}
