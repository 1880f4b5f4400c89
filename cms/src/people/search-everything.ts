import type { FoundGroup } from '@pravesh/shared/student/staff-search'
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import type { PersonRecords } from '../portal/person-records.ts'
import { headingOf, listAddress, readableRecords, readLines } from './readable-records.ts'

interface SearchOptions {
  payload: Payload
  user: TypedUser
  text: string
}

/** Newest matches per kind. The list of the kind has the others. */
const MAX_FOUND = 5

/** Finds people and their records as the lists do, within the rights of a member of staff. Groups without a match are left out. */
export async function searchEverything({ payload, user, text }: SearchOptions): Promise<FoundGroup[]> {
  const searched = readableRecords(payload, user).filter(({ collection }) => isSearched(payload, collection))
  const groups = await Promise.all(searched.map((records) => searchOne({ payload, user, text, records })))
  return groups.filter(({ records }) => records.length > 0)
}

async function searchOne(options: SearchOptions & { records: PersonRecords }): Promise<FoundGroup> {
  const { payload, user, text, records } = options
  const { collection } = records
  const where = listSearch(payload, collection, text)
  const { lines, hasMore } = await readLines({ payload, user, records, where, limit: MAX_FOUND })
  const more = hasMore ? `${listAddress(payload, collection)}?${new URLSearchParams({ search: text })}` : null
  return { heading: headingOf(payload, records), records: lines, more }
}

/** Whether the list has a search by index. */
function isSearched(payload: Payload, collection: CollectionSlug): boolean {
  return payload.collections[collection].config.custom.listSearch !== undefined
}

/** The query of the list's search box, which the collection replaces by its own. (`withListSearch`) */
function listSearch(payload: Payload, collection: CollectionSlug, text: string): Where {
  const fields = payload.collections[collection].config.admin.listSearchableFields ?? []
  return { or: fields.map((field) => ({ [field]: { like: text } })) }
}
