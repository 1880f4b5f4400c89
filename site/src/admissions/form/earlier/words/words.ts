import { localized } from '../../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For applicants who have applied before. */
export const earlierWords = localized({ en, hi, bn })
