import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { documentStates } from '../uploads/index.ts'

/** How many of the documents of an application are checked. */
export interface CheckedDocuments {
  total: number
  verified: number
  rejected: number
}

/** Of the applications on a page of a list, by their ids, in two queries. */
export async function checkedDocuments(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CheckedDocuments>> {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { id: { in: [...ids] } },
    fields: ['documents'],
  })
  // Written by the portal only.
  const sent = rows.map(({ id, documents }) => ({ id, files: Object.values(documents as Documents) }))
  const states = await documentStates(
    payload,
    sent.flatMap(({ files }) => files),
  )
  return new Map(
    sent.map(({ id, files: own }) => {
      // A file that is missing counts as not accepted, as in the review.
      const found = own.map((file) => states.get(file) ?? 'REJECTED')
      const count = (state: string) => found.filter((each) => each === state).length
      return [id, { total: own.length, verified: count('VERIFIED'), rejected: count('REJECTED') }]
    }),
  )
}
