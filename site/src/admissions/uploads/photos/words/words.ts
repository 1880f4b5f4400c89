import { localized } from '../../../../lib/localized.ts'
import { en } from './en.ts'

/** For the dialog that makes a PDF of photographs. */
export const photoWords = localized({ en })
