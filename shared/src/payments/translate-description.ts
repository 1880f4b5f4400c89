import type { Translate } from '../platform/translate.ts'
import { feeTitle } from './fee-title.ts'
import { PURPOSE_LABELS } from './purposes.ts'

/**
 * The description of a payment in another language, e.g. of `Recorded course: Lesson planning`: what was paid, and the name or
 * number behind it.
 */
export function translateDescription(description: string, translate: Translate): string {
  return describedParts(description, translate)
    .map(({ text }) => text)
    .join('')
}

/** The names in a translated description, e.g. of a recorded course or an instalment. */
export function namesInDescription(description: string, translate: Translate): string[] {
  return describedParts(description, translate).flatMap(({ text, isName }) => (isName ? [text] : []))
}

interface Part {
  text: string
  isName: boolean
}

/** An entry of the office that pays for several things, each with its amount. */
const SEVERAL = /(?<=: ₹[\d,.]+)(; )/

function describedParts(description: string, translate: Translate): Part[] {
  return description.split(SEVERAL).flatMap((part) => (part === '; ' ? [plain(part)] : partsOfOne(part, translate)))
}

function partsOfOne(description: string, translate: Translate): Part[] {
  const purpose = Object.values(PURPOSE_LABELS).find((label) => description.startsWith(label))
  const [first = ''] = /^[^,:]*/.exec(description) ?? []
  const what = purpose ?? first
  const [separator = ''] = /^[,:]? */.exec(description.slice(what.length)) ?? []
  const rest = description.slice(what.length + separator.length)
  const before = plain(translate(what) + separator)
  if (separator.startsWith(':')) return [before, { text: translate(rest), isName: true }]
  // The number of the application follows the title of a fee.
  const end = rest.lastIndexOf(', ')
  if (end === -1) return [before, plain(translate(rest))]
  return [before, { text: feeTitle(rest.slice(0, end), translate), isName: true }, plain(rest.slice(end))]
}

const plain = (text: string): Part => ({ text, isName: false })
