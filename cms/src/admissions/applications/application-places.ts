import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import type { Place } from '../../staff/index.ts'

/** Where applications belong, by id; without those that do not exist. */
export async function placesOfApplications(payload: Payload, ids: readonly string[]): Promise<Map<string, Place>> {
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  const where = { id: { in: known } }
  const rows = await readRows({ payload, collection: 'applications', where, fields: ['college', 'course'] })
  return new Map(rows.map(({ id, college, course }) => [id, { college: idOf(college), course }]))
}

/** Where the applications of students belong, by student. */
export async function placesOfStudents(payload: Payload, studentIds: readonly string[]): Promise<Map<string, Place[]>> {
  const where = { student: { in: [...studentIds] } }
  const fields = ['student', 'college', 'course'] as const
  const rows = await readRows({ payload, collection: 'applications', where, fields })
  const places = new Map<string, Place[]>()
  for (const { student, college, course } of rows) {
    const id = idOf(student) ?? ''
    places.set(id, [...(places.get(id) ?? []), { college: idOf(college), course }])
  }
  return places
}
