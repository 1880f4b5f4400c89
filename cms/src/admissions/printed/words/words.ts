import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

/** Text of the printed documents of admissions, by language. */
export const printedWords: Record<Locale, typeof en> = { en }
