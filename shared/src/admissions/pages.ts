import { COURSE_CODES, FIRST_COURSE } from '../courses/courses.ts'
import { enrollPath } from '../courses/enroll-path.ts'
import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** Pages of applications: static shells whose script asks whose application it is. */
export const admissionPages = [
  shell('enroll', enrollPath(FIRST_COURSE), [/^\/courses\/[^/]{1,200}\/enroll$/, ...COURSE_CODES.map(enrollPath)]),
  shell('application-status', paths.application),
  // Whether the course is one of ours, and the application one's own, is for the page to find out. (spec 3, 2.2)
  shell('application-update', paths.applicationUpdate(), [/^\/student\/[^/]{1,40}\/application\/[^/]{1,200}\/update$/]),
  shell('application-success', paths.applicationSuccess),
  shell('not-approved', paths.notApproved),
]
