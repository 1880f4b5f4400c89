import type { SeatsLeft } from '@pravesh/shared/content/pages/trust-facts'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Records } from '../../publishing/pages/records.ts'
import type { SeatsTaken } from '../published/seats-taken.ts'

interface SeatsOptions {
  records: Records
  taken: SeatsTaken
  course: CourseCode
  collegeId: string
  /** The seats that staff entered. */
  total: number | null | undefined
  /** The session that students apply for; null without sessions. */
  session: string | null
}

/** The seats of a college in a course and what is left of them; null if staff entered none. */
export async function seatsLeft({
  records,
  taken,
  course,
  collegeId,
  total,
  session,
}: SeatsOptions): Promise<SeatsLeft | null> {
  if (total === null || total === undefined) return null
  if (session === null) return { total, left: null }
  const approved = await taken.count(records, { course, collegeId, sessionYear: session })
  return { total, left: Math.max(0, total - approved) }
}
