import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** The public page on which anyone checks a document. */
export const documentPages = [shell('verify', paths.verify)]
