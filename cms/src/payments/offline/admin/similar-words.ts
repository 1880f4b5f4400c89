import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './similar-words/bn.ts'
import { en } from './similar-words/en.ts'
import { hi } from './similar-words/hi.ts'

/** Text of the warning about entries that may be the same payment. */
export const similarWords = staffWords({ en, hi, bn })
