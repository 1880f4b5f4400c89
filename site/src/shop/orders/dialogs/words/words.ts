import { localized } from '../../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** For the dialogs of My Orders, which are loaded later. */
export const orderDialogWords = localized({ en, hi, bn })
