import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { withComputed } from '@pravesh/shared/admissions/form/clean-answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { eligibility } from '@pravesh/shared/admissions/form/eligibility'
import { Alert } from '../../forms/Alert.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'

/** Whether the marks, as typed, are below the minimum percentages of the category. */
export function isIneligible(form: CourseForm, typed: Answers): boolean {
  return eligibility(form, withComputed(form, typed)) === 'failed'
}

/** The rule that excludes an applicant, and what to do. */
export function Ineligible({ form, category }: { form: CourseForm; category: string | undefined }) {
  const w = useWords(applicationFormWords).form.ineligible
  const paths = usePaths()
  return (
    <Alert tone="bad">
      <p>
        <strong>{w.title}</strong>
      </p>
      <p>{form.eligibility?.ruleFor(category)}</p>
      <p>
        {w.next} <a href={paths.courses}>{w.otherCourses}</a>
      </p>
    </Alert>
  )
}
