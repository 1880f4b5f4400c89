import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the islands: the bought courses and their videos. */
export const watchWords = localized({ en, hi, bn })
