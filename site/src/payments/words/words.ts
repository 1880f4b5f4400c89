import { localized } from '../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For payments on the pages of the student area. */
export const paymentsWords = localized({ en, hi, bn })
