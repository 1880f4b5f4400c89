import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { SealedNumber } from '@pravesh/shared/admissions/status/staff-calls'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import type { ReviewData } from './review-data.ts'

/** The numbers with the labels under which the answers show four digits of them. */
export function numbersToShow(course: CourseCode, numbers: readonly SealedNumber[]): ReviewData['numbersToShow'] {
  return questionsOf(formOf(course)).flatMap(({ name, label }) => {
    const number = numbers.find((each) => each === name)
    return number === undefined ? [] : [{ number, label: staffText(label) }]
  })
}
