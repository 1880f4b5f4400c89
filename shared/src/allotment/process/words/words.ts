import { besideDefault } from '../../../platform/beside-default.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Names of steps, categories and groups, for pages, messages and calendars. */
export const stepWords = besideDefault({ en, hi, bn })
