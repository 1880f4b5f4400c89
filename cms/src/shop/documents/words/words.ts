import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Text of the shop's printed papers, by language. */
export const shopDocumentWords: Record<Locale, typeof en> = { en, hi, bn }
