/** The least percentages of the 10th and the 12th class, by category. (spec 2, 5; spec 3, 5) */
import type { CourseCode } from '../content/options.ts'
import type { Answers } from './answers.ts'

export const MINIMUM_PERCENTAGE = { general: 50, reserved: 45 } as const

export const ELIGIBILITY_MESSAGES = {
  failed: 'Something went wrong, please check marks and percentage',
  general:
    'If you are from GENERAL/EWS or OBC category , Your 10th and 12th marks should be more than or equal to 50% .',
  reserved: 'If you are from SC/ST category , Your 10th and 12th marks should be more than or equal to 45% .',
} as const

/** Courses that ask for a least percentage; B.Ed does not. */
const WITH_MINIMUM: readonly CourseCode[] = ['DELED', 'DPHARM']

/** Whether a course asks for a least percentage at all. */
export function hasMinimum(course: CourseCode): boolean {
  return WITH_MINIMUM.includes(course)
}

/** The least percentage for a category; null while none is chosen. */
export function minimumFor(category: string | undefined): number | null {
  if (category === 'GENERAL/EWS' || category === 'OBC') return MINIMUM_PERCENTAGE.general
  if (category === 'SC' || category === 'ST') return MINIMUM_PERCENTAGE.reserved
  return null
}

/**
 * `open` while category or marks are missing, `met` and `failed` once they are there. The comparison is with marks and full
 * marks, not with the rounded percentage: 299.98 of 600 do not become 50.
 */
export function eligibility(course: CourseCode, answers: Answers): 'open' | 'met' | 'failed' {
  if (!hasMinimum(course)) return 'met'
  const least = minimumFor(answers.category)
  if (least === null || !answers.tenthPercentage || !answers.twelfthPercentage) return 'open'
  const reaches = (marks = '', full = '') => Number(marks) * 100 >= Number(full) * least
  const both =
    reaches(answers.tenthMarks, answers.tenthFullMarks) && reaches(answers.twelfthMarks, answers.twelfthFullMarks)
  return both ? 'met' : 'failed'
}
