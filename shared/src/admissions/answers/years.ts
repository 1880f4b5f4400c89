/** Years of passing. (spec 2, 5) */
import { APPLICANT_AGE } from './dates.ts'

export const YEAR_MESSAGES = {
  format: 'Invalid Year',
  past: 'Invalid Year: it is too long ago',
  future: 'Invalid Year: it is in the future',
  twelfthFirst: 'Invalid Year: class 12 comes after class 10',
  degreeFirst: 'Invalid Year: graduation comes after class 12',
  mastersFirst: 'Invalid Year: the master’s degree comes after graduation',
} as const

/** Class 10 cannot be passed earlier, at any age. */
const YOUNGEST_AGE = 10

/** Whether a text has the form of a year. */
export function isYear(typed: string): boolean {
  return /^[1-9]\d{3}$/.test(typed)
}

/** The error message for a year of passing, or null. A year of examinations in progress may be the next one. */
export function yearError(typed: string, thisYear: number, isExpected: boolean): string | null {
  if (!isYear(typed)) return YEAR_MESSAGES.format
  if (Number(typed) < thisYear - APPLICANT_AGE.max + YOUNGEST_AGE) return YEAR_MESSAGES.past
  return Number(typed) > thisYear + (isExpected ? 1 : 0) ? YEAR_MESSAGES.future : null
}
