import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Text of the printed documents of admissions, by language. */
export const printedWords: Record<Locale, typeof en> = { en, hi, bn }
