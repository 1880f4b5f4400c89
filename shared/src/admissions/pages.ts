import { COURSE_CODES, FIRST_COURSE } from '../courses/courses.ts'
import { enrollPath } from '../courses/enroll-path.ts'
import { paths } from '../site/paths.ts'
import { namingShell, shell } from '../site/shells.ts'

/** Application pages: static shells whose script loads the student's application. */
export const admissionPages = [
  shell('application-success', paths.applicationSuccess),
  shell('not-approved', paths.notApproved),
]

const SHOWN = ['courses', 'colleges', 'subjects', 'fees'] as const

/** Those that name the course, the college and the subject of the application. */
export const namingAdmissionPages = [
  namingShell({
    name: 'enroll',
    path: enrollPath(FIRST_COURSE),
    shows: SHOWN,
    aliases: [/^\/courses\/[^/]{1,200}\/enroll$/, ...COURSE_CODES.map(enrollPath)],
  }),
  namingShell({ name: 'application-status', path: paths.application, shows: SHOWN }),
  // The page itself checks the course and the ownership of the application. (spec 3, 2.2)
  namingShell({
    name: 'application-update',
    path: paths.applicationUpdate(),
    shows: SHOWN,
    aliases: [/^\/student\/[^/]{1,40}\/application\/[^/]{1,200}\/update$/],
  }),
]
