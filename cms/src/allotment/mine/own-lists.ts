import type { OwnListRow } from '@pravesh/shared/allotment/calls/own-process'
import { LIST_KINDS } from '@pravesh/shared/allotment/lists/list-kinds'
import type { Payload } from 'payload'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ListHeader } from '../lists/find-lists.ts'
import { contentOf } from '../lists/list-cache.ts'

interface ListsOptions {
  payload: Payload
  entry: EntryRecord
  /** Published versions of the process, the newest first. */
  published: readonly ListHeader[]
}

/** The places of an applicant in the newest version of each kind, on each list on which the applicant stands. */
export async function ownLists({ payload, entry, published }: ListsOptions): Promise<OwnListRow[]> {
  const newest = LIST_KINDS.flatMap((kind) => published.find((list) => list.kind === kind) ?? [])
  const found = newest.map(async ({ id, kind, version, publishedAt }): Promise<OwnListRow[]> => {
    const own = (await contentOf(payload, id)).byKey.get(entry.rowKey) ?? []
    const none = { place: null, placeInCategory: null, category: entry.category, score: null }
    if (own.length === 0) return [{ kind, version, publishedAt, subject: entry.subject ?? '', ...none }]
    return own.map(({ subject, row: { place, placeInCategory, category, score } }) => ({
      ...{ kind, version, publishedAt, subject, place, placeInCategory, score },
      category: category as OwnListRow['category'],
    }))
  })
  return (await Promise.all(found)).flat()
}
