import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text about prepared texts and how students read them. */
export const textWords = staffWords({ en, hi, bn })
