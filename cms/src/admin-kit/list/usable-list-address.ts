import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { parse } from 'qs-esm'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { belongsTo, IGNORED, type ListPart } from './ignored-parts.ts'
import { listFaults } from './list-faults.ts'

/** As Payload parses the address of a list. */
const PARSER = { depth: 10, ignoreQueryPrefix: true }

export interface AddressOptions {
  /** Called only for addresses of lists with a query. */
  payload: () => Promise<Payload>
  /** The path below `/admin`. */
  segments: readonly string[]
  searchParams: Record<string, string | string[] | undefined>
  headers: () => Promise<Headers>
}

/**
 * The address of a list without the parts that cannot be applied, which it names; null if there are none. Payload's list
 * would be an empty page, and it stores some of the parts for the next visit.
 */
export async function usableListAddress(options: AddressOptions): Promise<string | null> {
  const { segments, searchParams } = options
  const [place, slug, record] = segments
  if (place !== 'collections' || Object.keys(searchParams).length === 0) return null
  // Its page keeps the filters of the list for the way back.
  if (isRecordId(record)) return null
  const payload = await options.payload()
  const collection = payload.config.collections.find((each) => each.slug === slug)
  if (collection === undefined) return null
  const { user } = await payload.auth({ headers: await options.headers() })
  if (user === null) return null
  const params = paramsOf(searchParams)
  const query = parse(params.toString(), PARSER)
  const faults = listFaults({ payload, collection, query })
  if (faults.length === 0) {
    faults.push(...(await failingParts({ payload, user, collection: collection.slug, query })))
  }
  if (faults.length === 0) return null
  for (const name of [...params.keys()]) if (faults.some((part) => belongsTo(name, part))) params.delete(name)
  params.set(IGNORED, faults.join())
  return `${payload.config.routes.admin}/${segments.map(encodeURIComponent).join('/')}?${params}`
}

/** The parameters as a query. */
export function paramsOf(searchParams: AddressOptions['searchParams']): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, values] of Object.entries(searchParams)) {
    for (const value of [values ?? []].flat()) params.append(name, value)
  }
  return params
}

interface ProbeOptions {
  payload: Payload
  user: TypedUser
  collection: CollectionSlug
  query: Readonly<Record<string, unknown>>
}

/** The parts that the database or the user's access refuses: a value of another type, or a field that may not be read. */
async function failingParts({ query, ...list }: ProbeOptions): Promise<ListPart[]> {
  const where = isWhere(query.where) ? query.where : undefined
  const sort = typeof query.sort === 'string' && query.sort !== '' ? query.sort : undefined
  if (where === undefined && sort === undefined) return []
  if (await works({ ...list, where, sort })) return []
  const failing: ListPart[] = []
  if (!(await works({ ...list, where }))) failing.push('where')
  if (!(await works({ ...list, sort }))) failing.push('sort')
  // A list that fails without them too has another fault, which is not for us to hide.
  return (await works(list)) ? failing : []
}

interface Probe extends Omit<ProbeOptions, 'query'> {
  where?: Where
  sort?: string
}

/** Whether the query of a list can be run. It asks for an id that no record has, so that it reads nothing. */
async function works({ payload, user, collection, where = {}, sort }: Probe): Promise<boolean> {
  const none: Where = { id: { equals: newRecordId(payload) } }
  const query = { collection, sort, depth: 0, limit: 1, pagination: false, draft: true, overrideAccess: false, user }
  return payload.find({ ...query, where: { and: [where, none] } }).then(
    () => true,
    () => false,
  )
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null
}
