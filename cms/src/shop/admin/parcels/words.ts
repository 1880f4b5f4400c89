import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text above the list of parcels. */
export const parcelWords = staffWords({ en, hi, bn })
