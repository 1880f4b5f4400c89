import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './return-words/bn.ts'
import { en } from './return-words/en.ts'
import { hi } from './return-words/hi.ts'

/** Words of the columns that a university wants. */
export const returnWords = staffWords({ en, hi, bn })
