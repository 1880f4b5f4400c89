import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the fee plan and the list of payments. */
export const planWords = localized({ en, hi, bn })
