import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { hasQuestion } from '@pravesh/shared/admissions/form/questionnaire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { formsWords } from '../../forms/words/words.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { AnswersForm } from '../fields/answers-form.ts'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { type FoundColleges, wantedCollege, withCollegesOf } from './offered-colleges.ts'

const call = lazyModule(() => import('./colleges-of-subject.ts'))

type CollegesState = 'known' | 'loading' | { msg: string }

interface Colleges {
  /** With the colleges on offer. */
  reference: FormReference
  state: CollegesState
  reload: () => void
}

/** The colleges of the course, or of the chosen subject if the form asks for one. (spec 2, 7) */
export function useColleges(
  form: AnswersForm,
  context: Pick<FormContext, 'courseId' | 'reference'>,
  courseForm: CourseForm,
): Colleges {
  const words = useWords(formsWords)
  const { courseId, reference } = context
  const { answers, set } = form
  const subject = useFromAnswers(form, (now) => now.subject ?? '')
  const collegeId = useFromAnswers(form, (now) => now.collegeId)
  const [found, setFound] = useState<FoundColleges>({})
  const [msg, setMsg] = useState('')
  const isFiltered = hasQuestion(courseForm, 'subject')
  const isKnown = !isFiltered || subject === '' || found[subject] !== undefined

  const reload = useCallback(() => {
    if (isKnown) return
    setMsg('')
    call
      .load()
      .then(({ collegesOfSubject }) => collegesOfSubject({ subject, courseId }))
      .then(
        ({ colleges, msg }) => (colleges ? setFound((before) => ({ ...before, [subject]: colleges })) : setMsg(msg)),
        () => setMsg(words.load.unreachable),
      )
  }, [isKnown, subject, courseId, words])
  useEffect(reload, [reload])

  const offered = useMemo(
    () => (isFiltered ? withCollegesOf({ subject, reference, found, collegeId }) : reference),
    [isFiltered, reference, subject, found, collegeId],
  )
  // The college of the page that the applicant came from, as soon as it is on offer.
  useEffect(() => {
    const wanted = wantedCollege(location, offered.colleges)
    if (wanted !== null && !answers().collegeId) set('collegeId', wanted)
  }, [offered, answers, set])
  return useMemo(
    () => ({ reference: offered, state: isKnown ? 'known' : msg === '' ? 'loading' : { msg }, reload }),
    [offered, isKnown, msg, reload],
  )
}
