import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const objectionWords = localized({ en, hi, bn })
