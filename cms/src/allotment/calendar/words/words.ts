import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export type Words = typeof en

export const words: Record<Locale, Words> = { en, hi, bn }
