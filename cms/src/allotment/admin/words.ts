import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Words of the preparation of merit processes. */
export const meritWords = staffWords({ en, hi, bn })
