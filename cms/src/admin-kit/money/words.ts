import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Words around amounts that are typed. */
export const moneyWords = staffWords({ en, hi, bn })
