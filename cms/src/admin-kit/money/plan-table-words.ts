import { staffWords } from '../../foundation/languages/staff-words.ts'
import { bn } from './plan-table-words/bn.ts'
import { en } from './plan-table-words/en.ts'
import { hi } from './plan-table-words/hi.ts'

/** Words of the tables that compare fees before and after a change. */
export const planTableWords = staffWords({ en, hi, bn })
