import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the recommended books on the dashboard, which load no other words of the shop. */
export const recommendedWords = localized({ en, hi, bn })
