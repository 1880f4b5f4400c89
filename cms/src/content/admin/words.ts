import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Words of the boxes beside a form. */
export const boxWords = staffWords({ en, hi, bn })
