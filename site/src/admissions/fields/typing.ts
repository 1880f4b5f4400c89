// Input masks by kind of question. They format text as it is typed; they do not validate it.
import { aadhaarDigits, isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import { formatDate, parseDate } from '@pravesh/shared/admissions/answers/dates'
import { printedDigits, wholeNumber } from '@pravesh/shared/admissions/form/clean-answers'
import type { QuestionKind } from '@pravesh/shared/admissions/questions/question'
import { westernDigits } from '@pravesh/shared/platform/digits'
import { countGraphemes, mostUnits } from '@pravesh/shared/platform/graphemes'
import { parseIndianMobile } from '@pravesh/shared/platform/phone'

const TYPED_KINDS = ['upper', 'digits', 'date', 'suggest', 'aadhaar', 'phone'] as const
export type TypedKind = (typeof TYPED_KINDS)[number]

export function isTyped(kind: QuestionKind): kind is TypedKind {
  return TYPED_KINDS.some((each) => each === kind)
}

interface Typed {
  text: string
  /** Caret position in `text`. */
  caret: number
  /** Text was inserted, not deleted. */
  isAdded: boolean
}

/** Formats the text of a field after a keystroke and adjusts the caret. */
export function typedText(kind: TypedKind, { text, caret, isAdded }: Typed): { text: string; caret: number } {
  if (kind === 'date') {
    const date = westernDigits(text)
    return atEnd(isAdded && caret === date.length ? withSlashes(date) : date, date, caret)
  }
  const tidy = TIDY[kind] ?? upper
  const tidied = tidy(text)
  return { text: tidied, caret: Math.min(tidy(text.slice(0, caret)).length, tidied.length) }
}

const TIDY: Partial<Record<TypedKind, (text: string) => string>> = {
  aadhaar: inFours,
  // Separators would count towards the maximum length.
  digits: (text) => westernDigits(text).replace(/[\s,]/g, ''),
  phone: withoutPrefix,
}

/** Drops the country code, the trunk prefix and separators, so that ten digits remain within the maximum length. */
function withoutPrefix(text: string): string {
  return (
    parseIndianMobile(text) ??
    westernDigits(text)
      .replace(/[\s().-]/g, '')
      .replace(/^(?:\+91|0+)/, '')
  )
}

/**
 * The maximum length of a field with this text. A number typed with the country code, but without the plus, is complete
 * after twelve digits only; cut off at ten, it would be a valid number of another person. What an input method has
 * composed is never cut off.
 */
export function maxLengthWith(kind: TypedKind, text: string, maxLength: number): number {
  const limit = kind === 'phone' && text.startsWith('91') ? maxLength + '91'.length : maxLength
  return Math.max(limit + unitsOfMarks(text), text.length)
}

/** Limits count graphemes, the attribute UTF-16 units. A text with marks has room for those of its next letter. */
function unitsOfMarks(text: string): number {
  const marks = text.length - countGraphemes(text)
  return marks === 0 ? 0 : marks + mostUnits(1) - 1
}

function atEnd(tidied: string, text: string, caret: number) {
  return { text: tidied, caret: caret === text.length ? tidied.length : caret }
}

function upper(text: string): string {
  return text.toUpperCase()
}

/** Groups an Aadhaar number in fours, as on the card. Leaves a masked number alone. */
function inFours(text: string): string {
  if (isMaskedAadhaar(text)) return text
  return aadhaarDigits(text)
    .slice(0, 12)
    .replace(/(.{4})(?=.)/g, '$1 ')
}

/** Inserts the slashes of dd/mm/yyyy; slashes that the applicant types are not doubled. */
function withSlashes(text: string): string {
  const typed = text.replace(/[\s.-]/g, '/').replace(/\/+/g, '/')
  const day = typed.replace(/^(\d)\//, '0$1/').replace(/^(\d\d)(?=\d)/, '$1/')
  const month = day.replace(/^(\d\d)\/(\d)\//, '$1/0$2/').replace(/^(\d\d\/\d\d)(?=\d)/, '$1/')
  return /^\d\d(?:\/\d\d)?$/.test(month) ? `${month}/` : month
}

/** Normalises pasted text to the format of the field, so that `maxLength` cuts nothing off. */
export function pastedText(kind: TypedKind, pasted: string): string {
  const text = pasted.trim()
  switch (kind) {
    case 'date':
      return formatDate(parseDate(text) ?? text)
    case 'phone':
      return parseIndianMobile(text) ?? text
    case 'digits':
      return wholeNumber(text)
    case 'aadhaar':
      return inFours(text)
    default:
      return upper(text)
  }
}

/** A text as its field displays it once it is left: numbers of certificates and the like have 0 to 9. */
export function leftText(kind: TypedKind, text: string): string {
  return TIDY[kind] === undefined ? printedDigits(text) : text
}

/** A stored answer as its field displays it. */
export function shownText(kind: QuestionKind, answer: string): string {
  if (kind === 'date') return formatDate(answer)
  return kind === 'aadhaar' ? inFours(answer) : answer
}
