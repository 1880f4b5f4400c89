import type { Seats } from '@pravesh/shared/admissions/status/seats'
import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { seatsAt } from '../../content/index.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** A college's places in a course for one session. */
export interface Intake {
  course: CourseCode
  collegeId: string
  sessionYear: string
}

/** The intake of an application; null when its college was deleted. */
export function intakeOf({
  course,
  collegeId,
  sessionYear,
}: Pick<ApplicationRecord, 'course' | 'collegeId' | 'sessionYear'>): Intake | null {
  return collegeId === null ? null : { course, collegeId, sessionYear }
}

/** Counts the approved applications of an intake; there is no stored counter that could differ from them. */
export async function countSeats(payload: Payload, intake: Intake): Promise<Seats> {
  const { course, collegeId } = intake
  const [approved, total] = await Promise.all([
    countApproved({ payload, intake, except: [] }),
    seatsAt({ payload, code: course, collegeId }),
  ])
  return { approved, total }
}

interface ApprovedOptions {
  payload: Payload
  intake: Intake
  /** Ids of applications that do not count. */
  except: readonly string[]
}

export function countApproved({ payload, intake, except }: ApprovedOptions): Promise<number> {
  const { course, collegeId, sessionYear } = intake
  const where: Condition<'applications'> = {
    and: [
      { college: { equals: collegeId } },
      { course: { equals: course } },
      { sessionYear: { equals: sessionYear } },
      { status: { in: statusesIn(isApproved) } },
      ...(except.length === 0 ? [] : [{ id: { not_in: [...except] } }]),
    ],
  }
  return countRows({ payload, collection: 'applications', where })
}
