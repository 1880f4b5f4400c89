import { COURSE_CODES, FIRST_COURSE } from '../courses/courses.ts'
import { enrollPath } from '../courses/enroll-path.ts'
import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** Application pages: static shells whose script loads the student's application. */
export const admissionPages = [
  shell('enroll', enrollPath(FIRST_COURSE), [/^\/courses\/[^/]{1,200}\/enroll$/, ...COURSE_CODES.map(enrollPath)]),
  shell('application-status', paths.application),
  // The page itself checks the course and the ownership of the application. (spec 3, 2.2)
  shell('application-update', paths.applicationUpdate(), [/^\/student\/[^/]{1,40}\/application\/[^/]{1,200}\/update$/]),
  shell('application-success', paths.applicationSuccess),
  shell('not-approved', paths.notApproved),
]
