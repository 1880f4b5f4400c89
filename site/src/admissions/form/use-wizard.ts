import { consentsOf } from '@pravesh/shared/admissions/agreement/consents'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { type CheckFacts, errorsShownIn, progressOf } from '@pravesh/shared/admissions/form/check-step'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { placeOf } from '@pravesh/shared/admissions/form/draft-place'
import { answersFromEntry, ENTRY_NAME } from '@pravesh/shared/admissions/form/entry-kept'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import type { StepNumber } from '@pravesh/shared/admissions/form/steps'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../forms/locale.ts'
import { storedForStudent } from '../../lib/student-storage.ts'
import type { Start } from '../drafts/choose-start.ts'
import { openDraft } from '../drafts/open-draft.ts'
import { watchDraft } from '../drafts/watch-draft.ts'
import { AnswersForm } from '../fields/answers-form.ts'
import { useCourseForm } from '../fields/use-course-form.ts'
import { useDependentAnswers } from '../fields/use-dependent-answers.ts'
import { initialAnswers, newStart } from './initial-answers.ts'
import { NO_REFUSALS, type Refusals, standingRefusals } from './refusals.ts'
import type { ShownError } from './update-errors.ts'
import { useAccepted } from './use-accepted.ts'
import { useColleges } from './use-colleges.ts'
import { useDocuments } from './use-documents.ts'
import { useOverlay } from './use-overlay.ts'
import { usePlace } from './use-place.ts'
import { useStep } from './use-step.ts'

interface WizardOptions {
  context: FormContext
  /** Storage key of the draft in this browser. */
  name: string
  start: Start
}

export type WizardState = ReturnType<typeof useWizard>

/** The state that all steps share: answers, documents, current step and draft. */
export function useWizard({ context, name, start }: WizardOptions) {
  const { course, today, aadhaarOnFile, identityNumbers, apaar } = context
  const courseForm = useCourseForm(course, identityNumbers, apaar)
  const [left] = useState(() => (start === newStart ? undefined : placeOf(start.content)))
  const place = useRef(left)
  const [draft] = useState(() => openDraft({ name, courseId: context.courseId, start, place: () => place.current }))
  const { documentState, change, setDocument } = useDocuments({ ...start.content, files: start.files })
  const [refusals, setRefusals] = useState<Refusals>(NO_REFUSALS)
  const currentFacts = useRef<CurrentFacts | undefined>(undefined)
  const [form] = useState(() => {
    const kept = storedForStudent('session', ENTRY_NAME)
    const answers = initialAnswers(context, start === newStart ? answersFromEntry(kept) : start.content.answers)
    return new AnswersForm({ answers, check: (typed) => currentErrors(currentFacts.current, typed) })
  })
  const { answers: getValues, watch } = form
  const colleges = useColleges(form, context, courseForm)
  const facts = { form: courseForm, reference: colleges.reference, today, aadhaarOnFile }
  const { accepted, setAccepted, forgetAccepted } = useAccepted({ context, name, locale: useLocale(), getValues })
  const agreementAccepted = consentsOf(courseForm, context).every(({ key }) => accepted.includes(key))
  const { step, screen, go, back } = useStep(
    () => progressOf(facts, { ...documentState, answers: getValues(), agreementAccepted }),
    left,
  )
  currentFacts.current = { ...facts, step, refusals }

  useDependentAnswers(form)
  const report = useCallback(() => {
    const { files, documents, detailsSaved, educationSaved, termsAccepted } = latestState.current
    const content = { documents, detailsSaved, educationSaved, termsAccepted, place: place.current }
    draft.sync.change({ answers: getValues(), ...content }, files)
  }, [draft, getValues])
  const latestState = useRef(documentState)
  useEffect(() => {
    if (latestState.current === documentState) return
    latestState.current = documentState
    report()
  }, [documentState, report])
  useEffect(
    () =>
      watch(() => {
        report()
        // The agreement depends on the answers, so it must be accepted again.
        forgetAccepted()
      }),
    [watch, report, forgetAccepted],
  )
  useEffect(() => {
    draft.sync.start()
    return watchDraft(draft)
  }, [draft])

  const setQuestion = usePlace(place, step)

  return {
    context,
    courseForm,
    form,
    draft,
    documentState,
    change,
    setDocument,
    colleges,
    facts,
    step,
    screen,
    go,
    /** Opens an earlier step at its end. */
    back,
    accepted,
    setAccepted,
    agreementAccepted,
    refusals,
    setRefusals,
    /** Once a guardian has given consent, without which the server refuses it. */
    acceptBirthDate: useCallback(() => setRefusals(withoutBirthDate), []),
    overlay: useOverlay(),
    setQuestion,
    /** The errors in the answers of the current step. */
    validationErrors: useCallback(() => currentErrors(currentFacts.current, getValues()), [getValues]),
    /** The answers in their stored form. */
    answers: useCallback(() => cleanAnswers(courseForm, getValues()), [courseForm, getValues]),
    restored: useMemo(() => start.savedAt, [start]),
    copied: start.copied,
  }
}

function withoutBirthDate({ answers: { dateOfBirth: _, ...answers }, documents }: Refusals): Refusals {
  return { answers, documents }
}

interface CurrentFacts extends CheckFacts {
  step: StepNumber
  refusals: Refusals
}

/** All errors of the current step: first those that the server reported, then those found by the shared rules. */
function currentErrors(facts: CurrentFacts | undefined, typed: Answers): ShownError[] {
  if (facts === undefined) return []
  const refused = standingRefusals(facts.refusals, cleanAnswers(facts.form, typed))
  return [...refused, ...errorsShownIn(facts, facts.step, typed)]
}
