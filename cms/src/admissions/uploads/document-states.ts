import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'

/** What the checks of documents said, by their ids, in one query. A document that was deleted has none. */
export async function documentStates(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentState>> {
  const where = { id: { in: [...ids] } }
  const files = await readRows({ payload, collection: 'applicant-documents', where, fields: ['state'] })
  return new Map(files.map(({ id, state }) => [id, state]))
}
