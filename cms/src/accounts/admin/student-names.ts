import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'

/** The names of students by id, with one query; none for deleted accounts. */
export async function studentNames(payload: Payload, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  const where = { id: { in: known } }
  const students = await readRows({ payload, collection: 'students', where, fields: ['name'] })
  return new Map(students.map(({ id, name }) => [id, name]))
}
