import type { ListRow } from '@pravesh/shared/allotment/lists/merit-list'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import type { ListContent } from './list-content.ts'
import { unpackedLater } from './packed.ts'
import { readText } from './parts.ts'

/** A published version with the rows of each person by key: one on each list on which the person stands. */
interface OpenedList extends ListContent {
  byKey: ReadonlyMap<string, { subject: string; row: ListRow }[]>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the published lists that were read last, by id. They never change. */
    meritLists?: Map<string, Promise<OpenedList>> | undefined
  }
}

/** Each has some megabytes. */
const MOST_KEPT = 8

/** The rows of a published version. Throws a Problem (404) when there is none. */
export function contentOf(payload: Payload, id: string): Promise<OpenedList> {
  portalOf(payload).meritLists ??= new Map()
  const kept = portalOf(payload).meritLists ?? new Map()
  const found = kept.get(id) ?? open(payload, id)
  // The one that was read last stays longest.
  kept.delete(id)
  kept.set(id, found)
  for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest)
  found.catch(() => kept.delete(id))
  return found
}

/** A published version as stored; null if there is none. */
export async function storedList(payload: Payload, id: string): Promise<string | null> {
  const row = await readRow({ payload, collection: 'merit-lists', where: { id: { equals: id } }, fields: ['content'] })
  // Lists from before there were parts have their content themselves.
  return row && (row.content || readText({ payload, owner: id, kind: 'content' }))
}

async function open(payload: Payload, id: string): Promise<OpenedList> {
  const content = await storedList(payload, id)
  if (content === null) throw notFound('list')
  // Unchecked, because only the portal writes it.
  const { lists }: ListContent = JSON.parse(await unpackedLater(content))
  const byKey = new Map<string, { subject: string; row: ListRow }[]>()
  for (const { subject, rows } of lists)
    for (const { key, row } of rows) byKey.set(key, [...(byKey.get(key) ?? []), { subject, row }])
  return { lists, byKey }
}
