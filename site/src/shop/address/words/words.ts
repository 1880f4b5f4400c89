import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

export const addressWords = localized({ en })
