import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './service-words/bn.ts'
import { en } from './service-words/en.ts'
import { hi } from './service-words/hi.ts'

/** Words of the service of deputed teachers. */
export const serviceWords = staffWords({ en, hi, bn })
