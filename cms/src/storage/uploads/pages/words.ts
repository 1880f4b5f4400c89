import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text about drawn files, for staff. */
export const uploadWords = staffWords({ en, hi, bn })
