import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './list-words/bn.ts'
import { en } from './list-words/en.ts'
import { hi } from './list-words/hi.ts'

export const listWords: Record<Locale, typeof en> = { en, hi, bn }
