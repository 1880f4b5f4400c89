import { paths } from '../site/paths.ts'
import { namingShell, shell } from '../site/shells.ts'

/** The public page on which anyone checks a published allotment. */
export const allotmentPages = [shell('check-allotment', paths.checkAllotment)]

/** Pages that show colleges and subjects by name: one for students, one for anyone. */
export const namingAllotmentPages = [
  namingShell({ name: 'student-merit', path: paths.merit, shows: ['colleges', 'subjects'] }),
  namingShell({ name: 'merit-lists', path: paths.meritLists, shows: ['colleges', 'subjects'] }),
]
