import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the search for everything, and of the records of a person. */
export const peopleWords = staffWords({ en, hi, bn })
