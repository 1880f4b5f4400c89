import { localized } from '../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the pages themselves; their islands have words of their own. */
export const learningWords = localized({ en, hi, bn })
