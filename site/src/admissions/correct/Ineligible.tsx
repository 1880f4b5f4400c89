import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { Alert } from '../../forms/Alert.tsx'

/** The marks do not reach the least percentages of the category. (spec 3, 5) */
export function Ineligible({ form }: { form: CourseForm }) {
  return (
    <Alert tone="bad">
      {form.eligibility?.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </Alert>
  )
}
