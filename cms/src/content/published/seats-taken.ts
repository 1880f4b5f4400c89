import type { CourseCode } from '@pravesh/shared/courses/courses'
import { readRows } from '../../database/records/read-rows.ts'
import type { Affected } from '../../publishing/pages/page.ts'
import type { Records } from '../../publishing/pages/records.ts'

/** A college's places in a course. */
interface Place {
  course: CourseCode
  collegeId: string
}

/** How many seats of an intake are taken. A feature above content provides it. */
export interface SeatsTaken {
  count: (records: Records, intake: Place & { sessionYear: string }) => Promise<number>
  /** The place that a changed row of `intake-seats` is about; null if it is about none. */
  placeOf: (row: Readonly<Record<string, unknown>>) => Place | null
}

/** Publishes the page of the college when its seats are taken or free again. */
export function collegesBySeats({ placeOf }: SeatsTaken): Affected {
  return ({ doc }) => {
    const place = doc ? placeOf(doc) : null
    return place ? [place.collegeId] : []
  }
}

/** Publishes the page of the course when its seats are taken or free again. */
export function coursesBySeats({ placeOf }: SeatsTaken): Affected {
  return async ({ doc }, { payload }) => {
    const place = doc ? placeOf(doc) : null
    if (place === null) return []
    const where = { code: { equals: place.course } }
    return (await readRows({ payload, collection: 'courses', where, fields: ['code'] })).map(({ id }) => id)
  }
}
