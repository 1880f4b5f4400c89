import { HELP_SUBJECTS } from '@pravesh/shared/contact/help/subjects'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { PlacedRecords } from '../../portal/placed-records.ts'
import { type Place, storedPlace, WITHOUT_PLACE, writePlaces } from '../../staff/index.ts'
import { SUBJECT_COLLECTIONS } from './help-subjects.ts'

/** Finds where older requests for help belong: where the record belongs that they are about. */
export const placedRequests: PlacedRecords = {
  collection: 'contact-messages',
  about: 'subjectId',
  where: WITHOUT_PLACE,
  fields: ['subjectKind', 'subjectId'],
  fill: async ({ payload, records }) => {
    const places = new Map<string, Place>()
    for (const kind of HELP_SUBJECTS) {
      const about = records.filter(({ subjectKind }) => subjectKind === kind)
      const ofSubjects = await placesOf(
        payload,
        kind,
        about.map(({ subjectId }) => String(subjectId)),
      )
      for (const { id, subjectId } of about) {
        const place = ofSubjects.get(String(subjectId))
        if (place) places.set(id, place)
      }
    }
    await writePlaces({ payload, collection: 'contact-messages', records, places })
  },
}

async function placesOf(
  payload: Payload,
  kind: keyof typeof SUBJECT_COLLECTIONS,
  ids: readonly string[],
): Promise<Map<string, Place>> {
  const collection = SUBJECT_COLLECTIONS[kind]
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  // Orders belong to no college.
  if (collection === 'orders' || known.length === 0) return new Map()
  const rows = await readRows({ payload, collection, where: { id: { in: known } }, fields: ['college', 'course'] })
  return new Map(rows.map((row) => [row.id, storedPlace(row)]))
}
