import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { Alert } from '../../forms/Alert.tsx'

/** Shown when the marks are below the minimum percentages of the category. (spec 3, 5) */
export function Ineligible({ form }: { form: CourseForm }) {
  return (
    <Alert tone="bad">
      {form.eligibility?.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </Alert>
  )
}
