import { localized } from '../../lib/localized.ts'
import { en } from './en.ts'

/** For payments on the pages of the student area. */
export const paymentsWords = localized({ en })
