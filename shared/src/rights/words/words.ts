import type { Locale } from '../../platform/locale.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const rightsWords: Readonly<Record<Locale, typeof en>> = { en, hi, bn }
