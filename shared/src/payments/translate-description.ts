import type { Translate } from '../platform/translate.ts'
import { PURPOSE_LABELS } from './purposes.ts'

/**
 * The description of a payment in another language, e.g. of `Recorded course: Lesson planning`: what was paid, and the name or
 * number behind it.
 */
export function translateDescription(description: string, translate: Translate): string {
  const purpose = Object.values(PURPOSE_LABELS).find((label) => description.startsWith(label))
  const [first = ''] = /^[^,:]*/.exec(description) ?? []
  const what = purpose ?? first
  const [separator = ''] = /^[,:]? */.exec(description.slice(what.length)) ?? []
  return translate(what) + separator + translate(description.slice(what.length + separator.length))
}
