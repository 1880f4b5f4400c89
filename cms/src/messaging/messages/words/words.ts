import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

/** Text shared by all messages, by language. */
export const words: Record<Locale, typeof en> = { en }
