import { localized } from '../../lib/localized.ts'
import { en } from './en.ts'

/** For the pages themselves; their islands have words of their own. */
export const learningWords = localized({ en })
