import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { hasQuestion } from '@pravesh/shared/admissions/form/questionnaire'
import type { Payload } from 'payload'
import { type CourseOffer, offeredSubjects, type TaughtSubject } from '../../content/index.ts'
import { readRow } from '../../database/records/read-row.ts'

interface ReferenceOptions {
  payload: Payload
  course: CourseOffer
  /** Limits the colleges to those that teach the subject. By default, all colleges of the course. */
  subject?: string
}

/** Loads the current choices of a course's form: subjects, colleges and referral sources. */
export async function formReference({ payload, course, subject }: ReferenceOptions): Promise<FormReference> {
  const hasSubject = hasQuestion(formOf(course.code), 'subject')
  const [subjects, referralSources] = await Promise.all([
    hasSubject ? offeredSubjects({ payload }) : [],
    findReferralSources(payload),
  ])
  const isFiltered = hasSubject && subject !== undefined
  return {
    subjects: subjects.map(({ name }) => name),
    colleges: isFiltered ? collegesTeaching({ course, subjects, subject }) : course.colleges,
    referralSources,
  }
}

interface TeachingOptions {
  course: CourseOffer
  subjects: readonly TaughtSubject[]
  subject: string
}

/** Returns the colleges of a course that teach a subject; none when the subject is not offered. */
export function collegesTeaching({ course, subjects, subject }: TeachingOptions): CollegeChoice[] {
  const taught = subjects.find(({ name }) => name === subject)
  if (taught === undefined) return []
  return course.colleges.filter(({ id }) => isTaughtAt(taught, id))
}

/** Whether a college of the course teaches a subject. */
export function isTaughtAt({ collegeIds }: TaughtSubject, collegeId: string): boolean {
  return collegeIds.length === 0 || collegeIds.includes(collegeId)
}

async function findReferralSources(payload: Payload): Promise<string[]> {
  const where = { key: { equals: 'referral-sources' } }
  const list = await readRow({ payload, collection: 'reference-lists', where })
  return (list?.values ?? []).map(({ value }) => value)
}
