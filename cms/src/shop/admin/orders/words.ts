import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of orders in the admin. */
export const orderWords = staffWords({ en, hi, bn })
