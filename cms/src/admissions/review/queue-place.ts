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
  application: Pick<ApplicationRecord, 'id' | 'submittedAt' | 'createdAt'>
  params: ListParams
}

const NEWEST_FIRST = '-submittedAt'

/** Filters, search and order in the address of the list; without pages and other parameters. */
export function listQueryIn(params: ListParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (!(name.startsWith('where[') || name === 'search' || name === 'sort') || value === undefined) continue
    for (const each of [value].flat()) query.append(name, each)
  }
  return query.toString()
}

/** Finds the neighbours of an application in a list by date; without filters, in the queue that waits for staff. */
export async function queuePlace({ payload, user, application, params }: PlaceOptions): Promise<QueuePlace> {
  const query = listQueryIn(params)
  const list = { payload, user, where: query === '' ? WAITING : listWhere(payload, params) }
  const [older, newer] = await Promise.all([
    firstOf({ ...list, from: application, direction: 'older' }),
    firstOf({ ...list, from: application, direction: 'newer' }),
  ])
  const isNewestFirst = params.sort === NEWEST_FIRST
  return { query, previous: isNewestFirst ? newer : older, next: isNewestFirst ? older : newer }
}

/**
 * Finds the application to decide next: with the filters of the list, the oldest one that waits for staff after this one,
 * or else the oldest of all. Null when none waits.
 */
export async function nextWaiting({ payload, user, application, params }: PlaceOptions): Promise<string | null> {
  const others: Where = { id: { not_equals: application.id } }
  const where = { and: [withoutState(listWhere(payload, params)), WAITING, others] }
  const after = await firstOf({ payload, user, where, from: application, direction: 'newer' })
  return after ?? firstOf({ payload, user, where, from: null, direction: 'newer' })
}

const WAITING: Where = { queue: { equals: 'waiting-for-staff' } }

function listWhere(payload: Payload, searchParams: ListParams): Where {
  return whereIn({ collectionConfig: payload.collections.applications.config, searchParams })
}

/** Drops the conditions on the state, because the next application waits for staff whatever the list shows. */
function withoutState(where: Where): Where {
  const entries = Object.entries(where).filter(([field]) => field !== 'queue' && field !== 'status')
  return Object.fromEntries(
    entries.map(([field, value]) => [field, Array.isArray(value) ? value.map(withoutState) : value]),
  )
}

interface FirstOptions {
  payload: Payload
  user: TypedUser
  where: Where
  /** Null for the first of the list. */
  from: PlaceOptions['application'] | null
  direction: 'older' | 'newer'
}

/** Returns null also for a list with invalid filters. */
async function firstOf({ payload, user, where, from, direction }: FirstOptions): Promise<string | null> {
  const [than, thanOrEqual, sign] =
    direction === 'newer' ? ['greater_than', 'greater_than_equal', ''] : ['less_than', 'less_than_equal', '-']
  const beyond: Where[] = from
    ? [
        { submittedAt: { [thanOrEqual]: from.submittedAt } },
        { or: [{ submittedAt: { [than]: from.submittedAt } }, { createdAt: { [than]: from.createdAt } }] },
      ]
    : []
  const found = await payload
    .find({
      collection: 'applications',
      where: { and: [where, ...beyond] },
      sort: [`${sign}submittedAt`, `${sign}createdAt`],
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
