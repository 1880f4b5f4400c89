import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './key-words/bn.ts'
import { en } from './key-words/en.ts'
import { hi } from './key-words/hi.ts'

/** Words of the page of access keys for figures. */
export const keyWords = staffWords({ en, hi, bn })
