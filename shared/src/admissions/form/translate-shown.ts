import type { Translate } from '../../platform/translate.ts'
import { LIST_SEPARATOR } from '../answers/list-separator.ts'
import type { ShownSection } from './answers-shown.ts'

/** Stored sections in another language: titles, labels and chosen options are translated, typed answers stay. */
export function translateShown(sections: readonly ShownSection[], translate: Translate): ShownSection[] {
  return sections.map(({ title, rows, ...section }) => ({
    ...section,
    title: translate(title),
    rows: rows.map(({ label, value }) => ({ label: translate(label), value: translateAnswer(value, translate) })),
  }))
}

/** Stored answers do not tell whether they were chosen or typed: one that consists of options only was chosen. */
function translateAnswer(answer: string, translate: Translate): string {
  const parts = answer.split(LIST_SEPARATOR)
  const translated = parts.map(translate)
  return translated.every((part, at) => part !== parts[at]) ? translated.join(LIST_SEPARATOR) : answer
}
