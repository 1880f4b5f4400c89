import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'

/** The names of members of staff by their ids; without those who are unknown. */
export async function staffNames(payload: Payload, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => isRecordIdIn(payload, id))
  if (known.length === 0) return new Map()
  const rows = await readRows({ payload, collection: 'staff', where: { id: { in: known } }, fields: ['name'] })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
