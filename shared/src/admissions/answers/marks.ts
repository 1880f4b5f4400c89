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

/** Minimum full marks of each examination. */
const FULL_MARKS_MIN = { tenth: 500, twelfth: 400, degree: 700, masters: 700 } as const
export type Examination = keyof typeof FULL_MARKS_MIN
export const EXAMINATIONS = ['tenth', 'twelfth', 'degree', 'masters'] as const satisfies readonly Examination[]

/** Full marks of a subject of class 12. */
export const SUBJECT_MARKS_MAX = 100

const MAX_DIGITS = 5

const isNumber = (typed: string) => new RegExp(`^\\d{1,${MAX_DIGITS}}$`).test(typed)

/** Rejects leading zeros: 099 would pass as the three digits that marks of an examination must have. */
const isTotal = (typed: string) => isNumber(typed) && !/^0\d/.test(typed)

/** The error message for full marks, or null. */
export function fullMarksError(typed: string, examination: Examination): string | null {
  if (!isTotal(typed)) return MARKS_MESSAGES.fullStep
  if (typed.length < 3) return MARKS_MESSAGES.fullDigits
  const min = FULL_MARKS_MIN[examination]
  if (Number(typed) < min) return MARKS_MESSAGES.fullMin(min)
  return Number(typed) % 100 === 0 ? null : MARKS_MESSAGES.fullStep
}

/** Whether the marks obtained may be entered: only once the full marks are valid. */
export function mayEnterMarks(full: string, examination: Examination): boolean {
  return fullMarksError(full, examination) === null
}

/** The error message for marks obtained in an examination, or null. Does not compare them with invalid full marks. */
export function obtainedMarksError(typed: string, full: string, examination: Examination): string | null {
  const wording = examination === 'degree' || examination === 'masters' ? 'degree' : 'obtainedDigits'
  if (!isTotal(typed) || typed.length < 3) return MARKS_MESSAGES[wording]
  if (!mayEnterMarks(full, examination)) return null
  return Number(typed) > Number(full) ? MARKS_MESSAGES.tooMany : null
}

/** The error message for the marks of a paper, or null. */
export function paperMarksError(typed: string, max: number): string | null {
  if (!isNumber(typed)) return MARKS_MESSAGES.paper(max)
  return Number(typed) > max ? MARKS_MESSAGES.tooMany : null
}

/** Maximum marks of a language paper: its full marks, 100 for "Below 100", and 200 while none are chosen. */
export function languageMarksMax(full: string): number {
  return full === LANGUAGE_FULL_MARKS[0] || full === '' ? 200 : 100
}

/** The percentage with two decimals, halves rounded up; empty while either number is invalid. */
export function percentage(obtained: string, full: string): string {
  if (!isTotal(obtained) || !isTotal(full) || Number(full) === 0 || Number(obtained) > Number(full)) return ''
  const hundredths = Math.round((Number(obtained) * 10_000) / Number(full))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
