import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { publishChange, type SeatsTaken } from '../../content/index.ts'
import type { Intake } from './count-seats.ts'
import { intakeRow, keyOfIntake } from './intake-row.ts'

/** Taken seats for the pages of courses and colleges: those of approved applications. */
export const seatsTaken: SeatsTaken = {
  count: (records, { course, collegeId, sessionYear }) =>
    records.count({
      collection: 'applications',
      where: {
        and: [
          { college: { equals: collegeId } },
          { course: { equals: course } },
          { sessionYear: { equals: sessionYear } },
          { status: { in: statusesIn(isApproved) } },
        ],
      },
    }),
  placeOf: ({ key }) => {
    const [collegeId = '', code] = typeof key === 'string' ? key.split('/') : []
    const course = courseWithCode(code)
    return course === null ? null : { course, collegeId }
  },
}

/** Publishes the pages with the seats of an intake, after a seat was taken or became free. */
export async function publishSeats(payload: Payload, intake: Intake): Promise<void> {
  const { id } = await intakeRow(payload, intake)
  publishChange({ payload, change: { slug: 'intake-seats', id, doc: { key: keyOfIntake(intake) } } })
}
