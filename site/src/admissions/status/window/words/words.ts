import { localized } from '../../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For an open correction window, whose code loads on demand. */
export const windowWords = localized({ en, hi, bn })
