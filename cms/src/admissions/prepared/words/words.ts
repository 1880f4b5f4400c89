import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const words: Record<Locale, typeof en> = { en, hi, bn }
