import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the pages that the payer returns to. */
export const resultWords = localized({ en, hi, bn })
