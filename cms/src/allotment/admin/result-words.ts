import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './result-words/bn.ts'
import { en } from './result-words/en.ts'
import { hi } from './result-words/hi.ts'

/** Words of marks, lists, objections, rounds, joining and reports. */
export const resultWords = staffWords({ en, hi, bn })
