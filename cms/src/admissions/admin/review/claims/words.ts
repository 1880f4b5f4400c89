import { staffWords } from '../../../../foundation/languages/staff-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Text of the part of the review about what the applicant claims. */
export const claimWords = staffWords({ en, hi, bn })
