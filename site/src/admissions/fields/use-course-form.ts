import type { ApaarMode } from '@pravesh/shared/admissions/answers/apaar'
import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { formKeeping } from '@pravesh/shared/admissions/form/form-keeping'
import { translateForm } from '@pravesh/shared/admissions/form/translate-form'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useMemo } from 'react'
import { useTranslate } from '../../forms/translate.ts'

/** The form of a course in the language of the page, as a portal asks it that keeps so much of Aadhaar numbers and of APAAR IDs. */
export function useCourseForm(
  course: CourseCode,
  kept: IdentityNumbers = 'full',
  apaar: ApaarMode = 'optional',
): CourseForm {
  const translate = useTranslate()
  return useMemo(
    () => translateForm(formKeeping(formOf(course), kept, apaar), translate),
    [course, kept, apaar, translate],
  )
}
