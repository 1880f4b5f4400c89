import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** The public page on which anyone checks a published allotment. */
export const allotmentPages = [shell('check-allotment', paths.checkAllotment)]
