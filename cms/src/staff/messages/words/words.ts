import type { Locale } from '@pravesh/shared/platform/locale'
import { en } from './en.ts'

type Words = typeof en

export const words: Record<Locale, Words> = { en }
