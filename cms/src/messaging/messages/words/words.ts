import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Text shared by all messages, by language. */
export const words: Record<Locale, typeof en> = { en, hi, bn }
