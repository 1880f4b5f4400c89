import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the pay dialog, which is loaded later. */
export const payWords = localized({ en, hi, bn })
