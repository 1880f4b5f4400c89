import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

/** Text of printed documents, by language. */
export const documentWords: Record<Locale, typeof en> = { en }
