import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

/** The text of the student area's messages, by language. */
export const words: Record<Locale, typeof en> = { en }
