import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { hasQuestion } from '@pravesh/shared/admissions/form/questionnaire'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { courseOffer, offeredSubjects } from '../../content/index.ts'

/** A college of a course, with the subjects that it teaches; none where the course has no subjects. */
interface TeachingCollege {
  id: string
  name: string
  subjects: string[]
}

/** What applicants of a course can be given seats of. */
export interface CourseUnits {
  hasSubjects: boolean
  colleges: TeachingCollege[]
}

/** The published colleges of a course, and what they teach. */
export async function courseUnits(payload: Payload, code: CourseCode): Promise<CourseUnits> {
  const hasSubjects = hasQuestion(formOf(code), 'subject')
  const [offer, subjects] = await Promise.all([
    courseOffer({ payload, course: { code } }),
    hasSubjects ? offeredSubjects({ payload }) : [],
  ])
  const taughtAt = (college: string) =>
    subjects.filter(({ collegeIds }) => collegeIds.length === 0 || collegeIds.includes(college)).map(({ name }) => name)
  return {
    hasSubjects,
    colleges: (offer?.colleges ?? []).map(({ id, name }) => ({ id, name, subjects: taughtAt(id) })),
  }
}
