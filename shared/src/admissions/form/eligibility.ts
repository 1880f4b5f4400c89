/** Minimum marks of a course. (spec 2, 5; spec 3, 5) */

import type { Answers, QuestionName } from '../answers/answers.ts'
import type { CourseEligibility } from './course-form.ts'

export const INELIGIBLE_MESSAGE = 'Something went wrong, please check marks and percentage'

const EXAMINATIONS = ['tenth', 'twelfth'] as const

/** The answers that decide, with those that lead to them, in display order. */
export const ELIGIBILITY_QUESTIONS: readonly QuestionName[] = [
  ...EXAMINATIONS.flatMap(
    (each) => [`${each}Grading`, `${each}Grade`, `${each}FullMarks`, `${each}Marks`, `${each}Percentage`] as const,
  ),
  'category',
]

/** What decides about marks in the form of a course. */
export interface EligibilityRule {
  eligibility: Pick<CourseEligibility, 'minimumFor'> | null
}

/**
 * Returns `open` while category or marks are missing. Compares marks with full marks, not the rounded percentage, so that
 * 299.98 of 600 does not pass as 50%.
 */
export function eligibility({ eligibility: rule }: EligibilityRule, answers: Answers): 'open' | 'met' | 'failed' {
  if (rule === null) return 'met'
  const minimum = rule.minimumFor(answers.category)
  if (minimum === null || !answers.tenthPercentage || !answers.twelfthPercentage) return 'open'
  const reaches = (marks = '', full = '') => Number(marks) * 100 >= Number(full) * minimum
  const both =
    reaches(answers.tenthMarks, answers.tenthFullMarks) && reaches(answers.twelfthMarks, answers.twelfthFullMarks)
  return both ? 'met' : 'failed'
}
