import type { Payload } from 'payload'
import { updateStudentPlaces, writeStudentPlaces } from '../../accounts/index.ts'
import type { PlacedRecords } from '../../portal/placed-records.ts'
import { placesOfStudents } from './application-places.ts'

/** Writes where a student belongs, after an application was stored. Idempotent. */
export function followApplications(payload: Payload, studentId: string): Promise<void> {
  const read = async () => (await placesOfStudents(payload, [studentId])).get(studentId) ?? []
  return updateStudentPlaces({ payload, studentId, read })
}

/** Finds where older students belong. */
export const placedStudents: PlacedRecords = {
  collection: 'students',
  where: { places: { exists: false } },
  fields: [],
  fill: async ({ payload, records }) => {
    const ids = records.map(({ id }) => id)
    const places = await placesOfStudents(payload, ids)
    for (const id of ids) await writeStudentPlaces({ payload, studentId: id, places: places.get(id) ?? [] })
    // Students may have applied in between.
    const latest = await placesOfStudents(payload, ids)
    for (const id of ids) {
      if (latest.get(id)?.length !== places.get(id)?.length) await followApplications(payload, id)
    }
  },
}
