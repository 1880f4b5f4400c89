import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { useMemo, useRef, useState } from 'react'
import type { AnswersFormOptions } from '../fields/answers-form.ts'
import { useFromAnswers } from '../fields/use-answers-form.ts'
import { useCourseForm } from '../fields/use-course-form.ts'
import { useColleges } from '../form/use-colleges.ts'
import { checkUpdate } from './check-update.ts'
import { correctedAnswers } from './corrected-answers.ts'
import type { Update } from './load-update.ts'
import { useSending } from './use-sending.ts'
import { useTyped } from './use-typed.ts'
import { withStoredCollege } from './with-stored-college.ts'

/** The state of the correction form, its validation result, and the function that submits it. */
export function useUpdate(update: Update) {
  const { application, edit } = update
  const { course } = application
  const courseForm = useCourseForm(course, edit.identityNumbers, edit.apaar)
  const find = useRef<AnswersFormOptions['check']>(() => [])
  const typed = useTyped(update, (values) => find.current(values))
  const { form, documents, erase } = typed
  const colleges = useColleges(form, { courseId: course, reference: edit.reference }, courseForm)
  const answers = useFromAnswers(form, (values) => correctedAnswers(courseForm, values, edit))
  const sending = useSending({ update, form, erase })

  const { reference: offered } = colleges
  const { subject } = answers
  // The same object while the applicant types, so that fields with choices do not render again.
  const reference = useMemo(
    () => withStoredCollege({ edit, answers: { subject }, reference: offered }),
    [edit, subject, offered],
  )
  const [isTried, setTried] = useState(false)
  const check = (corrected: Answers) =>
    checkUpdate({ form: courseForm, answers: corrected, documents, edit, reference, isTried })
  find.current = (values) => check(correctedAnswers(courseForm, values, edit)).validationErrors
  return { ...typed, courseForm, colleges, answers, sending, reference, check: check(answers), setTried }
}
