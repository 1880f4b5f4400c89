/** Full marks, marks obtained and percentages. (spec 2, 5 "Marks"; spec 3, 5; decision 0012) */
import { LANGUAGE_FULL_MARKS } from './options.ts'

export const MARKS_MESSAGES = {
  fullDigits: 'Full marks should be min 3 digits.',
  fullMin: (min: number) => `Full marks should be >= ${min}`,
  fullStep: 'Invalid Full Marks',
  tooMany: 'Invalid Marks Calculation',
  obtainedDigits: 'Marks should be min 3 digits.',
  degree: 'Invalid marks',
  paper: (max: number) => `Marks should be a whole number from 0 to ${max}`,
} as const

/** The least that the full marks of each examination can be. */
const FULL_MARKS_MIN = { tenth: 500, twelfth: 400, degree: 700, masters: 700 } as const
export type Examination = keyof typeof FULL_MARKS_MIN

/** The most that one subject of class 12 gives. */
export const SUBJECT_MARKS_MAX = 100

/** The most digits of any marks. */
const MOST_DIGITS = 5

const isNumber = (typed: string) => new RegExp(`^\\d{1,${MOST_DIGITS}}$`).test(typed)

/** A leading zero would make 99 look like the three digits that an examination's marks have at least. */
const isTotal = (typed: string) => isNumber(typed) && !/^0\d/.test(typed)

/** What is wrong with full marks; null when nothing is. */
export function fullMarksError(typed: string, examination: Examination): string | null {
  if (!isTotal(typed)) return MARKS_MESSAGES.fullStep
  if (typed.length < 3) return MARKS_MESSAGES.fullDigits
  const min = FULL_MARKS_MIN[examination]
  if (Number(typed) < min) return MARKS_MESSAGES.fullMin(min)
  return Number(typed) % 100 === 0 ? null : MARKS_MESSAGES.fullStep
}

/** Whether the marks obtained may be entered yet: only once the full marks are right. */
export function mayEnterMarks(full: string, examination: Examination): boolean {
  return fullMarksError(full, examination) === null
}

/** What is wrong with the marks obtained in an examination; null when nothing is. They are not compared with wrong full marks. */
export function obtainedMarksError(typed: string, full: string, examination: Examination): string | null {
  const wording = examination === 'degree' || examination === 'masters' ? 'degree' : 'obtainedDigits'
  if (!isTotal(typed) || typed.length < 3) return MARKS_MESSAGES[wording]
  if (!mayEnterMarks(full, examination)) return null
  return Number(typed) > Number(full) ? MARKS_MESSAGES.tooMany : null
}

/** What is wrong with the marks of one paper; null when nothing is. */
export function paperMarksError(typed: string, max: number): string | null {
  if (!isNumber(typed)) return MARKS_MESSAGES.paper(max)
  return Number(typed) > max ? MARKS_MESSAGES.tooMany : null
}

/** The most that a language paper gives: its full marks, 100 for "Below 100", and the most of all while none are chosen. */
export function languageMarksMax(full: string): number {
  return full === LANGUAGE_FULL_MARKS[0] || full === '' ? 200 : 100
}

/** Marks obtained of full marks in per cent with two decimals, halves rounded up; empty while either is not right. */
export function percentage(obtained: string, full: string): string {
  if (!isTotal(obtained) || !isTotal(full) || Number(full) === 0 || Number(obtained) > Number(full)) return ''
  const hundredths = Math.round((Number(obtained) * 10_000) / Number(full))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
