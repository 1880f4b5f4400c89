import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the sign-in page and around every page. */
export const frameWords = staffWords({ en, hi, bn })
