import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { screensOf } from '@pravesh/shared/admissions/form/screens'
import { COURSE_CODES, type CourseCode, FIRST_COURSE } from '@pravesh/shared/courses/courses'

/** The courses whose forms start with the prerendered screen. Others first ask what decides about the eligibility. */
export const PRERENDERED_COURSES: readonly CourseCode[] = COURSE_CODES.filter(
  (code) => firstScreen(code) === firstScreen(FIRST_COURSE),
)

function firstScreen(code: CourseCode): string | undefined {
  return screensOf(formOf(code), 1)[0]?.key
}
