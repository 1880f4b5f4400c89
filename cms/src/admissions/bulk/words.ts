import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Messages of the calls of bulk runs. */
export const bulkWords = staffWords({ en, hi, bn })
