import { staffWords } from '../../../../foundation/languages/staff-words.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const guardianAdminWords = staffWords({ en, hi, bn })
