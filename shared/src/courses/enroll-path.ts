import { paths } from '../site/paths.ts'
import { type CourseCode, FORM_SLUGS } from './courses.ts'

/** The address of a course's application form, whatever the course's id. (spec 2, 2) */
export function enrollPath(code: CourseCode): string {
  return paths.enrollAs(FORM_SLUGS[code])
}
