import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './original-words/bn.ts'
import { en } from './original-words/en.ts'
import { hi } from './original-words/hi.ts'

/** Words of comparing documents with their originals. */
export const originalWords = staffWords({ en, hi, bn })
