import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the table of an order's books in the admin. */
export const lineWords = staffWords({ en, hi, bn })
