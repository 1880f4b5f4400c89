import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Text of printed documents, by language. */
export const documentWords: Record<Locale, typeof en> = { en, hi, bn }
