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

/** The place of an applicant in the newest list of each kind. */
export async function ownLists({ payload, entry, published }: ListsOptions): Promise<OwnListRow[]> {
  const newest = LIST_KINDS.flatMap((kind) => published.find((list) => list.kind === kind) ?? [])
  return Promise.all(
    newest.map(async ({ id, kind, version, publishedAt }): Promise<OwnListRow> => {
      const row = (await contentOf(payload, id)).byKey.get(entry.rowKey)?.row
      return {
        kind,
        version,
        publishedAt,
        place: row?.place ?? null,
        placeInCategory: row?.placeInCategory ?? null,
        category: (row?.category ?? entry.category) as OwnListRow['category'],
        score: row?.score ?? null,
      }
    }),
  )
}
