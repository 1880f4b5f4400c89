import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of recorded courses in the admin. */
export const learningAdminWords = staffWords({ en, hi, bn })
