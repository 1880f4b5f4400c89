import type { Seats } from '@pravesh/shared/admissions/status/seats'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { cache } from 'react'
import { rowBatch } from '../../../admin-kit/list/row-batch.ts'
import { idOf } from '../../../database/records/relation.ts'
import { staffNames } from '../../holds/staff-names.ts'
import { checkedDocuments } from '../../review/checked-documents.ts'
import { countSeats } from '../../seats/count-seats.ts'

/** What the cells of one page of the list show beside their records, each read once for all rows. */

export const namesIn = cache((payload: Payload) => rowBatch((ids) => staffNames(payload, ids)))

export const documentsIn = cache((payload: Payload) => rowBatch((ids) => checkedDocuments(payload, ids)))

const seatsIn = cache((payload: Payload, code: unknown, collegeId: string | null, sessionYear: string) => {
  const course = courseWithCode(code)
  return course && collegeId ? countSeats(payload, { course, collegeId, sessionYear }) : null
})

/** The seats for an application; null when its college was deleted. */
export async function seatsOf(
  payload: Payload,
  { course, college, sessionYear }: Record<string, unknown>,
): Promise<Seats | null> {
  return seatsIn(payload, course, idOf(college as string | null), String(sessionYear))
}
