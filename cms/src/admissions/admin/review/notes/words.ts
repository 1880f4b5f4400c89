import { staffWords } from '../../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the field for notes in which colleagues are mentioned. */
export const mentionWords = staffWords({ en, hi, bn })
