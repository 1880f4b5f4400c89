import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormContext } from '@pravesh/shared/admissions/answers/form-context'
import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { asks } from '@pravesh/shared/admissions/answers/questionnaire'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { subjectNames } from '@pravesh/shared/admissions/wire/names'
import { collegeTable } from '@pravesh/shared/admissions/wire/reference'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { callAdmission } from '../admission-api.ts'

/** How the colleges of the chosen subject are. */
type CollegesState = 'known' | 'loading' | { msg: string }

type Found = Record<string, readonly CollegeChoice[]>

interface Colleges {
  /** What the form offers now. */
  reference: FormReference
  state: CollegesState
  ask: () => void
}

/** The colleges of the course; where the form asks for a subject, those that teach it. (spec 2, 7) */
export function useColleges(
  { control, getValues }: UseFormReturn<Answers>,
  context: Pick<FormContext, 'courseId' | 'reference'>,
  courseForm: CourseForm,
): Colleges {
  const { courseId, reference } = context
  const subject = useWatch({ control, name: 'subject' }) ?? ''
  const [found, setFound] = useState<Found>({})
  const [msg, setMsg] = useState('')
  const isNarrowed = asks(courseForm, 'subject')
  const isKnown = !isNarrowed || subject === '' || found[subject] !== undefined

  const ask = useCallback(() => {
    if (isKnown) return
    setMsg('')
    const body = { [subjectNames.subject]: subject, [subjectNames.courseId]: courseId }
    void callAdmission('collegesOfSubject', { body }).then((reply) => {
      const colleges = z.array(collegeTable.fromWire).safeParse(reply.result).data
      if (reply.ok && colleges) setFound((before) => ({ ...before, [subject]: colleges }))
      else setMsg(reply.msg)
    })
  }, [isKnown, subject, courseId])
  useEffect(ask, [ask])

  const offered = useMemo(() => {
    if (!isNarrowed) return reference
    // Until the answer is there, the college that was chosen before stays the choice.
    const chosen = reference.colleges.filter(({ id }) => id === getValues('collegeId'))
    return { ...reference, colleges: subject === '' ? [] : (found[subject] ?? chosen) }
  }, [isNarrowed, reference, subject, found, getValues])
  return useMemo(
    () => ({ reference: offered, state: isKnown ? 'known' : msg === '' ? 'loading' : { msg }, ask }),
    [offered, isKnown, msg, ask],
  )
}
