import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Of the pages about companies and cookies, which have no script. */
export const dataProtectionWords = localized({ en, hi, bn })
