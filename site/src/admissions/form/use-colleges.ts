import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormContext } from '@pravesh/shared/admissions/answers/form-context'
import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { hasQuestion } from '@pravesh/shared/admissions/answers/questionnaire'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { subjectNames } from '@pravesh/shared/admissions/wire/names'
import { collegeOfferTable } from '@pravesh/shared/content/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { callAdmission } from '../admission-api.ts'

type CollegesState = 'known' | 'loading' | { msg: string }

type Found = Record<string, readonly CollegeChoice[]>

interface Colleges {
  /** With the colleges on offer. */
  reference: FormReference
  state: CollegesState
  reload: () => void
}

/** The colleges of the course, or of the chosen subject if the form asks for one. (spec 2, 7) */
export function useColleges(
  { control }: UseFormReturn<Answers>,
  context: Pick<FormContext, 'courseId' | 'reference'>,
  courseForm: CourseForm,
): Colleges {
  const { courseId, reference } = context
  const subject = useWatch({ control, name: 'subject' }) ?? ''
  const collegeId = useWatch({ control, name: 'collegeId' })
  const [found, setFound] = useState<Found>({})
  const [msg, setMsg] = useState('')
  const isFiltered = hasQuestion(courseForm, 'subject')
  const isKnown = !isFiltered || subject === '' || found[subject] !== undefined

  const reload = useCallback(() => {
    if (isKnown) return
    setMsg('')
    const body = { [subjectNames.subject]: subject, [subjectNames.courseId]: courseId }
    void callAdmission('collegesOfSubject', { body }).then((reply) => {
      const colleges = z.array(collegeOfferTable.fromWire).safeParse(reply.result).data
      if (reply.ok && colleges) setFound((before) => ({ ...before, [subject]: colleges }))
      else setMsg(reply.msg)
    })
  }, [isKnown, subject, courseId])
  useEffect(reload, [reload])

  const offered = useMemo(() => {
    if (!isFiltered) return reference
    // Until the response arrives, only the stored college is on offer; another subject clears it.
    const chosen = reference.colleges.filter(({ id }) => id === collegeId)
    return { ...reference, colleges: subject === '' ? [] : (found[subject] ?? chosen) }
  }, [isFiltered, reference, subject, found, collegeId])
  return useMemo(
    () => ({ reference: offered, state: isKnown ? 'known' : msg === '' ? 'loading' : { msg }, reload }),
    [offered, isKnown, msg, reload],
  )
}
