import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { untilMarks } from '@pravesh/shared/admissions/form/check-step'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { eligibility } from '@pravesh/shared/admissions/form/eligibility'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { Screen } from '@pravesh/shared/admissions/form/screens'

/** The screens of step 2 that these answers call for. If the marks are too low, nothing after them is asked. (spec 2, 4) */
export function shownScreens(form: CourseForm, answers: Answers): Screen[] {
  const requested = documentsFor(form, answers)
  const screens = educationScreens(form).filter(
    ({ documents, terms }) =>
      terms || documents === undefined || requested.some(({ kind }) => documents.includes(kind)),
  )
  return eligibility(form, answers) === 'failed' ? untilMarks(screens) : screens
}
