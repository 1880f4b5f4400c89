import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

/** Text of the shop's printed papers, by language. */
export const shopDocumentWords: Record<Locale, typeof en> = { en }
