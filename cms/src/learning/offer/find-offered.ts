import type { Payload } from 'payload'
import { isRecordId } from '../../database/records/record-id.ts'
import type { RecordedCourse } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'

export type OfferedCourse = Pick<RecordedCourse, 'id' | 'name' | 'pricePaise'>

/** Finds a course on sale by an untrusted id; null when there is none. */
export async function findOffered(payload: Payload, id: string): Promise<OfferedCourse | null> {
  if (!isRecordId(id)) return null
  return recordsOf({ payload }).one({
    collection: 'recorded-courses',
    id,
    fields: ['name', 'pricePaise'],
    where: { active: { equals: true } },
  })
}
