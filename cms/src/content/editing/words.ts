import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Words about a record that another person has changed meanwhile. */
export const conflictWords = staffWords({ en, hi, bn })
