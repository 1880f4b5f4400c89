/**
 * The courses: what every feature knows of them. A line here adds a course; its application form is a folder of
 * `admissions/courses`. (spec 1, 1 and 3; spec 2, 2)
 */
const COURSES = [
  { code: 'BED', label: 'B.Ed', formSlug: 'BED-course' },
  { code: 'DELED', label: 'D.El.Ed', formSlug: 'DLED-course' },
  { code: 'DPHARM', label: 'D.Pharm', formSlug: 'DPHARM-course' },
] as const

/** The code is stored, is part of application numbers, and is the wire's `bookcategory`. */
export type CourseCode = (typeof COURSES)[number]['code']

const byCode = <Value>(value: (course: (typeof COURSES)[number]) => Value): Record<CourseCode, Value> =>
  Object.fromEntries(COURSES.map((course) => [course.code, value(course)])) as Record<CourseCode, Value>

export const COURSE_CODES: readonly CourseCode[] = COURSES.map(({ code }) => code)

/** Shells that stand for the pages of all courses are published under the address of this one. */
export const FIRST_COURSE: CourseCode = COURSES[0].code

/** How each course is written for people. */
export const COURSE_LABELS = byCode(({ label }): string => label)

/** How each course is written in the address of its form. */
export const FORM_SLUGS = byCode(({ formSlug }): string => formSlug)

/** The course with a code from outside; null when there is none. */
export function courseWithCode(code: unknown): CourseCode | null {
  return COURSE_CODES.find((each) => each === code) ?? null
}
