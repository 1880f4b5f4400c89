import type { LabelTables } from '../../admin-kit/labels/label-tables.ts'
import { textsByEnglish } from '../../foundation/languages/texts-by-english.ts'
import { words } from './words/words.ts'

/** Labels of staff with the words of messages, which some calls answer with, too. */
export const withAnswers = (labels: LabelTables): LabelTables => ({
  hi: { ...textsByEnglish(words.en, words.hi), ...labels.hi },
  bn: { ...textsByEnglish(words.en, words.bn), ...labels.bn },
})
