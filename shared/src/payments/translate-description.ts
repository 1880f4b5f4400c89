import type { Translate } from '../platform/translate.ts'
import { feeTitle } from './fee-title.ts'
import { PURPOSE_LABELS } from './purposes.ts'

/** Between the payments of an entry of the office, each with its amount. */
const NEXT = /(?<=: ₹[\d,.]+); /

/**
 * The description of a payment in another language, e.g. of `Recorded course: Lesson planning`: what was paid, and the name or
 * number behind it. Messages translate the names apart, to mark them.
 */
export function translateDescription(description: string, translate: Translate, translateName = translate): string {
  const translateOne = (text: string) => {
    const purpose = Object.values(PURPOSE_LABELS).find((label) => text.startsWith(label))
    const [what = ''] = purpose ? [purpose] : (/^[^,:]*/.exec(text) ?? [])
    const [separator = ''] = /^[,:]? */.exec(text.slice(what.length)) ?? []
    const before = translate(what) + separator
    const rest = text.slice(what.length + separator.length)
    if (separator === ': ') return before + translateName(rest)
    // The number of the application follows the title of a fee.
    const end = Math.max(0, rest.lastIndexOf(', '))
    return before + feeTitle(rest.slice(0, end), translateName) + rest.slice(end)
  }
  return description.split(NEXT).map(translateOne).join('; ')
}
