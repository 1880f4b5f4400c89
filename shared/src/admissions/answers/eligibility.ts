/** Whether the marks reach what the course asks for. (spec 2, 5; spec 3, 5) */
import type { CourseForm } from '../courses/course-form.ts'
import type { Answers } from './answers.ts'

/** What is said when they do not. */
export const INELIGIBLE_MESSAGE = 'Something went wrong, please check marks and percentage'

/**
 * `open` while category or marks are missing, `met` and `failed` once they are there. The comparison is with marks and full
 * marks, not with the rounded percentage: 299.98 of 600 do not become 50.
 */
export function eligibility({ eligibility: rule }: CourseForm, answers: Answers): 'open' | 'met' | 'failed' {
  if (rule === null) return 'met'
  const least = rule.minimumFor(answers.category)
  if (least === null || !answers.tenthPercentage || !answers.twelfthPercentage) return 'open'
  const reaches = (marks = '', full = '') => Number(marks) * 100 >= Number(full) * least
  const both =
    reaches(answers.tenthMarks, answers.tenthFullMarks) && reaches(answers.twelfthMarks, answers.twelfthFullMarks)
  return both ? 'met' : 'failed'
}
