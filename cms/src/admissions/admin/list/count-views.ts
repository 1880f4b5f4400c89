import type { Payload, TypedUser } from 'payload'
import { type Counted, countUpToMax } from '../../../admin-kit/list/count-up-to.ts'
import { whereOf } from '../../../admin-kit/list/list-query.ts'
import { IN_ORDER, views } from './views.ts'

/** Counts the applications in each view. */
export function countViews(options: { payload: Payload; user: TypedUser }): Promise<Counted[]> {
  const list = { ...options, collection: 'applications', sort: IN_ORDER } as const
  return Promise.all(views.map(({ conditions }) => countUpToMax({ ...list, where: whereOf(conditions) })))
}
