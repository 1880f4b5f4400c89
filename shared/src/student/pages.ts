import { paths } from '../site/paths.ts'
import { namingShell } from '../site/shells.ts'

/** The start page of the student area. */
export const studentPages = [
  namingShell({
    name: 'student-dashboard',
    path: paths.account,
    shows: ['courses', 'colleges', 'fees', 'notices', 'recorded-courses'],
    aliases: [paths.student],
  }),
]
