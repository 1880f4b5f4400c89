import { localized } from '../../../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const meritStepWords = localized({ en, hi, bn })
