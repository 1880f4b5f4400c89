import { textProblem } from '@pravesh/shared/platform/usable-text'
import { readIsbn } from '@pravesh/shared/shop/catalogue/isbn'
import { checkPaise } from '../../../admin-kit/money/money.ts'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import { importWords } from '../words.ts'
import type { ReadCell } from './book-values.ts'

type Read<Value> = (text: string) => ReadCell<Value>

interface TextOptions {
  /** In characters. */
  maxLength: number
  required: boolean
}

export function textCell({ maxLength, required }: TextOptions): Read<string> {
  return (text) => {
    if (required && text === '') return { problem: importWords.missing }
    const unusable = textProblem(text, importWords.cell, 'free')
    if (unusable !== null) return { problem: unusable }
    return text.length > maxLength ? { problem: importWords.tooLong(maxLength) } : { value: text }
  }
}

/** Rupees as staff write them, e.g. `1,250.00`. */
export const rupeesCell: Read<number> = (text) => {
  const read = readRupees(text)
  if ('problem' in read) return read
  const checked = checkPaise(read.paise, { required: true })
  return read.paise === null || checked !== true ? { problem: String(checked) } : { value: read.paise }
}

/** An ISBN, which may be left out. */
export const isbnCell: Read<string> = (text) => {
  if (text === '') return { value: '' }
  const isbn = readIsbn(text)
  if (isbn !== null) return { value: isbn }
  return { problem: /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text) ? importWords.roundedIsbn : importWords.isbn }
}

interface NumberOptions {
  min: number
  max: number
}

const WHOLE = /^[+-]?\d{1,9}$/
const DECIMAL = /^\d{1,6}(?:\.\d{1,3})?$/

export function wholeCell({ min, max }: NumberOptions): Read<number> {
  return (text) => {
    const value = Number(text)
    return WHOLE.test(text) && value >= min && value <= max ? { value } : { problem: importWords.whole(min, max) }
  }
}

/** A number that may be left out. */
export function measureCell(max: number): Read<number | null> {
  return (text) => {
    if (text === '') return { value: null }
    const value = Number(text)
    return DECIMAL.test(text) && value <= max ? { value } : { problem: importWords.measure(max) }
  }
}

/** One of several options, by their labels or values in any case. */
export function choiceCell<Value extends string>(labels: Readonly<Record<Value, string>>): Read<Value> {
  const values = Object.keys(labels) as Value[]
  return (text) => {
    const typed = text.toLowerCase()
    const value = values.find((each) => [each, labels[each]].some((spelling) => spelling.toLowerCase() === typed))
    return value === undefined ? { problem: importWords.choice(Object.values<string>(labels)) } : { value }
  }
}

export const YES_NO = { yes: 'Yes', no: 'No' } as const

/** Yes or no; also as programs write them. */
export const yesNoCell: Read<boolean> = (text) => {
  const typed = text.toLowerCase()
  if (['yes', 'y', 'true', '1'].includes(typed)) return { value: true }
  if (['no', 'n', 'false', '0'].includes(typed)) return { value: false }
  return { problem: importWords.choice(Object.values(YES_NO)) }
}
