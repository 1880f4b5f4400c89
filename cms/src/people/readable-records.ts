import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { labelText } from '../admin-kit/labels/label-text.ts'
import { istTime } from '../foundation/formats.ts'
import { staffText } from '../foundation/languages/staff-text.ts'
import { portalOf } from '../foundation/portal.ts'
import type { PersonRecords } from '../portal/person-records.ts'
import { mayDo } from '../staff/index.ts'

/** A record in one line, with its address in the admin. */
export interface ReadLine {
  id: string
  title: string
  details: string[]
  href: string
}

interface ReadOptions {
  payload: Payload
  user: TypedUser
  records: PersonRecords
  where: Where
  limit: number
}

/** The records of all features that this member of staff may read. */
export function readableRecords(payload: Payload, user: TypedUser): PersonRecords[] {
  const all = portalOf(payload).features.flatMap((feature) => feature.personRecords ?? [])
  return all.filter(({ collection }) => mayDo(user, 'read', collection as Parameters<typeof mayDo>[2]))
}

export function headingOf(payload: Payload, { heading, collection }: PersonRecords): string {
  return heading === undefined ? labelText(payload.collections[collection].config.labels.plural) : staffText(heading)
}

/** Reads records with the access of a member of staff; one more than the limit tells that there are more. */
export async function readLines(options: ReadOptions): Promise<{ lines: ReadLine[]; hasMore: boolean }> {
  const { payload, user, records, where, limit } = options
  const { collection, isPartOfOthers = false, sort, load, lineOf } = records
  const { docs } = await payload.find({
    collection,
    where,
    sort,
    limit: limit + 1,
    pagination: false,
    depth: 0,
    overrideAccess: isPartOfOthers,
    user,
  })
  const shown = docs.slice(0, limit)
  const loaded = shown.length > 0 ? await load?.(payload) : undefined
  const lines = shown.map((doc) => {
    const { title, details, at, href } = lineOf(doc as never, loaded)
    const id = String(doc.id)
    const facts = [...details.map(staffText), at === null ? '' : istTime(at)].filter((fact) => fact !== '')
    return { id, title, details: facts, href: href ?? addressOf(payload, collection, id) }
  })
  return { lines, hasMore: docs.length > limit }
}

export const listAddress = (payload: Payload, collection: CollectionSlug) =>
  `${payload.config.routes.admin}/collections/${collection}`

const addressOf = (payload: Payload, collection: CollectionSlug, id: string) =>
  `${listAddress(payload, collection)}/${encodeURIComponent(id)}`
