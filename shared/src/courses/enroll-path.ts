import { paths } from '../site/paths.ts'
import { type CourseCode, FORM_SLUGS } from './courses.ts'

/** The path of a course's application form, independent of the course's id. (spec 2, 2) */
export function enrollPath(code: CourseCode): string {
  return paths.enrollAs(FORM_SLUGS[code])
}
