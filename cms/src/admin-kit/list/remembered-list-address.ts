import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload, TypedUser } from 'payload'
import { rememberedBy, toAbsolute, toRelative } from './relative-days.ts'
import { type AddressOptions, paramsOf } from './usable-list-address.ts'

const MAX_LENGTH = 4000

/**
 * The address of a list with the filters and the order that the person used last, if it is opened without any; otherwise null, and
 * the filters are remembered. Not the search, which is for one person or application.
 */
export async function rememberedListAddress(options: AddressOptions): Promise<string | null> {
  const { segments, searchParams } = options
  const [place, slug, ...rest] = segments
  if (place !== 'collections' || rest.length > 0) return null
  const payload = await options.payload()
  const collection = payload.config.collections.find((each) => each.slug === slug)
  const remembered = collection ? rememberedBy(collection) : null
  if (collection === undefined || remembered === null) return null
  const headers = await options.headers()
  const { user } = await payload.auth({ headers })
  if (user === null) return null
  const stored = { payload, user, key: `list-filters-${collection.slug}` }
  const today = dayInIndia(new Date())
  const before = await readStored(stored)
  if (Object.keys(searchParams).length === 0) {
    if (before === '') return null
    return `${payload.config.routes.admin}/collections/${slug}?${toAbsolute(new URLSearchParams(before), remembered, today)}`
  }
  const shown = [...paramsOf(searchParams)].filter(([name]) => name === 'sort' || name.startsWith('where['))
  const query = String(toRelative(new URLSearchParams(shown), remembered, today))
  // A page that the browser fetches ahead was not opened.
  const isOpened = headers.get('next-router-prefetch') === null
  if (isOpened && shown.length > 0 && query !== before && query.length <= MAX_LENGTH) await store(stored, query)
  return null
}

interface Stored {
  payload: Payload
  user: TypedUser
  key: string
}

async function readStored({ payload, user, key }: Stored): Promise<string> {
  const value = (await findStored({ payload, user, key }))?.value
  return typeof value === 'object' && value !== null && 'query' in value ? String(value.query) : ''
}

const findStored = async ({ payload, user, key }: Stored) =>
  (
    await payload.find({
      collection: 'payload-preferences',
      where: {
        and: [
          { key: { equals: key } },
          { 'user.relationTo': { equals: user.collection } },
          { 'user.value': { equals: user.id } },
        ],
      },
      limit: 1,
      pagination: false,
      depth: 0,
    })
  ).docs[0]

async function store(stored: Stored, query: string): Promise<void> {
  const { payload, user, key } = stored
  const found = await findStored(stored)
  const value = { query }
  if (found) await payload.update({ collection: 'payload-preferences', id: found.id, data: { value }, user })
  else {
    // Payload sets the owner to the user of the request.
    const owner = { relationTo: user.collection, value: user.id } as never
    await payload.create({ collection: 'payload-preferences', data: { key, user: owner, value }, user })
  }
}
