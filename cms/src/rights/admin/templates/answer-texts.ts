import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import { hi } from './words/hi.ts'

/** Texts with which an answer begins, in the language of the person who asked. */
export const answerTexts: Readonly<Record<Locale, typeof en>> = { en, hi, bn }
