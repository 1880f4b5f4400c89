import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { useRef } from 'react'
import { type Resolver, useWatch } from 'react-hook-form'
import { useCourseForm } from '../fields/use-course-form.ts'
import { useColleges } from '../form/use-colleges.ts'
import { checkUpdate } from './check-update.ts'
import { correctedAnswers } from './corrected-answers.ts'
import type { Update } from './load-update.ts'
import { withStoredCollege } from './stored-college.ts'
import { useSending } from './use-sending.ts'
import { useTyped } from './use-typed.ts'

/** The state of the correction form, its validation result, and the function that submits it. */
export function useUpdate(update: Update) {
  const { application, edit } = update
  const { course } = application
  const courseForm = useCourseForm(course)
  const resolver = useRef<Resolver<Answers>>((typed) => ({ values: typed, errors: {} }))
  const typed = useTyped(update, (...values) => resolver.current(...values))
  const { form, documents, erase } = typed
  const colleges = useColleges(form, { courseId: course, reference: edit.reference }, courseForm)
  const answers = useWatch({
    control: form.control,
    compute: (values: Answers) => correctedAnswers(courseForm, values, edit),
  })
  const sending = useSending({ update, form, erase })

  function stateOf(corrected: Answers) {
    const reference = withStoredCollege({ edit, answers: corrected, reference: colleges.reference })
    return { reference, check: checkUpdate({ form: courseForm, answers: corrected, documents, edit, reference }) }
  }
  resolver.current = (values) => {
    const { validationErrors } = stateOf(correctedAnswers(courseForm, values, edit)).check
    const errors = validationErrors.map(({ field, message }) => [field, { type: 'rule', message }])
    return validationErrors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
  }
  return { ...typed, courseForm, colleges, answers, sending, ...stateOf(answers) }
}
