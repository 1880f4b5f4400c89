import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

/** For the islands: the bought courses and their videos. */
export const watchWords = localized({ en })
