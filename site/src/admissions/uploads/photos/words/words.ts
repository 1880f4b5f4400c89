import { localized } from '../../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the dialog that makes a PDF of photographs. */
export const photoWords = localized({ en, hi, bn })
