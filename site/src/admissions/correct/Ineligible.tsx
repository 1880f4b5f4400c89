import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { Alert } from '../../forms/Alert.tsx'

/** Shown when the marks are below the minimum percentages of the category. (spec 3, 5) */
export function Ineligible({ form, category }: { form: CourseForm; category: string | undefined }) {
  return (
    <Alert tone="bad">
      <p>{form.eligibility?.ruleFor(category)}</p>
    </Alert>
  )
}
