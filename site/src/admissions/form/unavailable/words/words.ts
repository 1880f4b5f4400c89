import { localized } from '../../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For a course that the student cannot apply for now. */
export const unavailableWords = localized({ en, hi, bn })
