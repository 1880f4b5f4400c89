import type { OwnObjection } from '@pravesh/shared/allotment/calls/own-process'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import type { MeritObjection } from '../../payload-types.ts'

const collection = 'merit-objections'

/** By which an applicant objects to each version once. */
export const objectionKey = (entryId: string, version: number) => `${entryId}/${version}`

/** Finds an objection by an untrusted id; null when there is none. */
export async function findObjection(payload: Payload, id: string): Promise<MeritObjection | null> {
  return isRecordId(id) ? readRow({ payload, collection, where: { id: { equals: id } } }) : null
}

/** The objection of an applicant to a version; null without one. */
export async function objectionTo(payload: Payload, entryId: string, version: number): Promise<OwnObjection | null> {
  const row = await readRow({ payload, collection, where: { key: { equals: objectionKey(entryId, version) } } })
  return row && { about: row.about, text: row.text, state: row.state, decision: row.decision ?? '' }
}
