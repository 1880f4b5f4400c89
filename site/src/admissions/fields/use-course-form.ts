import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { translateForm } from '@pravesh/shared/admissions/form/translate-form'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useMemo } from 'react'
import { useTranslate } from '../../forms/translate.ts'

/** The form of a course in the language of the page. */
export function useCourseForm(course: CourseCode): CourseForm {
  const translate = useTranslate()
  return useMemo(() => translateForm(formOf(course), translate), [course, translate])
}
