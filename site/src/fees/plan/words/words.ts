import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

/** For the fee plan and the list of payments. */
export const planWords = localized({ en })
