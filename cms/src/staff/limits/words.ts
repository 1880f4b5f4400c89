import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Words about the limits of members of staff. */
export const scopeWords = staffWords({ en, hi, bn })
