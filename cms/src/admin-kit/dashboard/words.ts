import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the start page. */
export const dashboardWords = staffWords({ en, hi, bn })
