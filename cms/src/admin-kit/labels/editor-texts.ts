import type { Locale } from '@pravesh/shared/platform/locale'
import { bn } from './editor-words/bn.ts'
import { en } from './editor-words/en.ts'
import { hi } from './editor-words/hi.ts'

/** Texts of the editor for rich text, by language: of the features that `richTextEditor` has. */
export const editorTexts: Record<Locale, typeof en> = { en, hi, bn }
