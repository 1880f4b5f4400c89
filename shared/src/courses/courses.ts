/**
 * The courses. A line here adds a course; its application form is a folder in `admissions/courses`.
 * (spec 1, 1 and 3; spec 2, 2)
 */
const COURSES = [
  { code: 'BED', label: 'B.Ed', formSlug: 'BED-course' },
  { code: 'DELED', label: 'D.El.Ed', formSlug: 'DLED-course' },
  { code: 'DPHARM', label: 'D.Pharm', formSlug: 'DPHARM-course' },
] as const

/** The code is stored, is part of application numbers, and is `bookcategory` on the wire. */
export type CourseCode = (typeof COURSES)[number]['code']

const byCode = <Value>(value: (course: (typeof COURSES)[number]) => Value): Record<CourseCode, Value> =>
  Object.fromEntries(COURSES.map((course) => [course.code, value(course)])) as Record<CourseCode, Value>

export const COURSE_CODES: readonly CourseCode[] = COURSES.map(({ code }) => code)

/** Shells that serve the pages of all courses are published under the path of this one. */
export const FIRST_COURSE: CourseCode = COURSES[0].code

export const COURSE_LABELS = byCode(({ label }): string => label)

/** The slug of each course in the path of its form. */
export const FORM_SLUGS = byCode(({ formSlug }): string => formSlug)

/** Parses an untrusted course code; null if it is unknown. */
export function courseWithCode(code: unknown): CourseCode | null {
  return COURSE_CODES.find((each) => each === code) ?? null
}
