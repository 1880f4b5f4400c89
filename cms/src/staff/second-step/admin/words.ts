import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the second step: at the sign-in, in confirmations and on the page of one's own account. */
export const factorWords = staffWords({ en, hi, bn })
