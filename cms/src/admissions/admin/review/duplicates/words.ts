import { staffWords } from '../../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the part of the review about other applications of the same person. */
export const duplicateWords = staffWords({ en, hi, bn })
