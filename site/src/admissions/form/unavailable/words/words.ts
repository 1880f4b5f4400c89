import { localized } from '../../../../lib/localized.ts'
import { en } from './en.ts'

/** For a course that the student cannot apply for now. */
export const unavailableWords = localized({ en })
