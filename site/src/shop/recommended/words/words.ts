import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

/** For the recommended books on the dashboard, which load no other words of the shop. */
export const recommendedWords = localized({ en })
