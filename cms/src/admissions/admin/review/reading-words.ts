import { staffWords } from '../../../foundation/languages/staff-words.ts'
import { bn } from './reading-words/bn.ts'
import { en } from './reading-words/en.ts'
import { hi } from './reading-words/hi.ts'

/** Text of the review page about decisions that wait for another reader. */
export const readingViewWords = staffWords({ en, hi, bn })
