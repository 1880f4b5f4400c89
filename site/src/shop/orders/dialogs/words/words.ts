import { localized } from '../../../../lib/localized.ts'
import { en } from './en.ts'

/** For the dialogs of My Orders, which are loaded later. */
export const orderDialogWords = localized({ en })
