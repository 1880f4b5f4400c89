import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

/** For the pay dialog, which is loaded later. */
export const payWords = localized({ en })
