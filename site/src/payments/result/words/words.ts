import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

/** For the pages that the payer returns to. */
export const resultWords = localized({ en })
