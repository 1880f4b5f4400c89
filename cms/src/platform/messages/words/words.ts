import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

/** The text that all messages share, by language. */
export const words: Record<Locale, typeof en> = { en }
