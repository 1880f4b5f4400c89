import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { translateForm } from '@pravesh/shared/admissions/courses/translate-form'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useMemo } from 'react'
import { useTranslate } from '../../forms/translate.ts'

/** The form of a course in the language of the page. */
export function useCourseForm(course: CourseCode): CourseForm {
  const translate = useTranslate()
  return useMemo(() => translateForm(formOf(course), translate), [course, translate])
}
