import { localized } from '../../../../lib/localized.ts'
import { en } from './en.ts'

/** For applicants who have applied before. */
export const earlierWords = localized({ en })
