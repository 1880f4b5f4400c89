import type { Payload, TypedUser, Where } from 'payload'
import { whereIn } from '../../admin-kit/list/where-in.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** Parameters of the address of the list, as Next provides them. */
export type ListParams = Record<string, string | string[] | undefined>

/** An application's place in the list from which staff opened it. */
export interface QueuePlace {
  /** Filters, search and order of the list, as a query string. */
  query: string
  /** Ids of the neighbours; null at the ends. */
  previous: string | null
  next: string | null
}

interface PlaceOptions {
  payload: Payload
  user: TypedUser
  application: Pick<ApplicationRecord, 'id' | 'submittedAt' | 'rank' | 'createdAt'>
  params: ListParams
}

/** The orders in which the list has neighbours; it has the first one by default. */
const BY = ['rank', 'submittedAt'] as const
type By = (typeof BY)[number]

/** Filters, search and order in the address of the list; without pages and other parameters. */
export function listQueryIn(params: ListParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (!(name.startsWith('where[') || name === 'search' || name === 'sort') || value === undefined) continue
    for (const each of [value].flat()) query.append(name, each)
  }
  return query.toString()
}

/**
 * Finds the neighbours of an application in a list in the order of the work or by date; without filters, in the queue that waits
 * for staff.
 */
export async function queuePlace({ payload, user, application, params }: PlaceOptions): Promise<QueuePlace> {
  const query = listQueryIn(params)
  const sort = String(params.sort ?? '')
  const by = BY.find((each) => sort.replace('-', '') === each) ?? 'rank'
  const where = query === '' ? WAITING : listWhere(payload, params)
  const [before, after] = await Promise.all(
    (['before', 'after'] as const).map((side) => neighbour({ payload, user, where, from: application, by, side })),
  )
  const [previous, next] = sort.startsWith('-') ? [after, before] : [before, after]
  return { query, previous: previous ?? null, next: next ?? null }
}

const WAITING: Where = { queue: { equals: 'waiting-for-staff' } }

/** The filters and the search of a list. */
export function listWhere(payload: Payload, searchParams: ListParams): Where {
  return whereIn({ collectionConfig: payload.collections.applications.config, searchParams })
}

interface NeighbourOptions {
  payload: Payload
  user: TypedUser
  where: Where
  from: PlaceOptions['application']
  by: By
  side: 'before' | 'after'
}

/** Returns null also for a list with invalid filters. */
async function neighbour({ payload, user, where, from, by, side }: NeighbourOptions): Promise<string | null> {
  const [than, thanOrEqual, sign] =
    side === 'after' ? ['greater_than', 'greater_than_equal', ''] : ['less_than', 'less_than_equal', '-']
  const found = await payload
    .find({
      collection: 'applications',
      where: {
        and: [
          where,
          { [by]: { [thanOrEqual]: from[by] } },
          { or: [{ [by]: { [than]: from[by] } }, { createdAt: { [than]: from.createdAt } }] },
        ],
      },
      sort: [`${sign}${by}`, `${sign}createdAt`],
      select: { number: true },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
    .catch(() => null)
  return found?.docs[0]?.id ?? null
}
