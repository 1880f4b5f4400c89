import { consentsOf } from '@pravesh/shared/admissions/agreement/consents'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import type { FormContext } from '@pravesh/shared/admissions/answers/form-context'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import type { Start } from '../drafts/choose-start.ts'
import { openDraft } from '../drafts/open-draft.ts'
import { watchDraft } from '../drafts/watch-draft.ts'
import { useDependentAnswers } from '../fields/use-dependent-answers.ts'
import { answersResolver, currentErrors, type ResolverContext } from './answers-resolver.ts'
import { firstAnswers } from './beginning.ts'
import { progressOf } from './check-step.ts'
import { NO_REFUSALS, type Refusals } from './refusals.ts'
import { useAccepted } from './use-accepted.ts'
import { useColleges } from './use-colleges.ts'
import { useDocuments } from './use-documents.ts'
import { useOverlay } from './use-overlay.ts'
import { useStep } from './use-step.ts'

interface WizardOptions {
  context: FormContext
  /** Where this browser keeps the form. */
  name: string
  start: Start
}

/** Everything the steps of a form share. */
export type WizardState = ReturnType<typeof useWizard>

/** A form that is being filled in: its answers, its papers, the step it is at, and where it is kept. */
export function useWizard({ context, name, start }: WizardOptions) {
  const { course, today } = context
  const courseForm = formOf(course)
  const [draft] = useState(() => openDraft({ name, courseId: context.courseId, start }))
  const { papers, change, setDocument } = useDocuments({ ...start.content, files: start.files })
  const [refusals, setRefusals] = useState<Refusals>(NO_REFUSALS)
  const [first] = useState(() => firstAnswers(context, start.content.answers))
  const resolverContext = useRef<ResolverContext | undefined>(undefined)
  const form = useForm<Answers, ResolverContext>({
    ...formOptions,
    resolver: (typed, _, options) => answersResolver(typed, resolverContext.current, options),
    defaultValues: first,
  })
  const { getValues, watch } = form
  const colleges = useColleges(form, context, courseForm)
  const facts = { form: courseForm, reference: colleges.reference, today }
  const { accepted, setAccepted, forgetAccepted } = useAccepted({ context, name, getValues })
  const agreementAccepted = consentsOf(courseForm).every(({ key }) => accepted.includes(key))
  const { step, go } = useStep(() => progressOf(facts, { ...papers, answers: getValues(), agreementAccepted }))
  resolverContext.current = { ...facts, step, refusals }

  useDependentAnswers(form)
  const report = useCallback(() => {
    const { files, documents, detailsSaved, educationSaved, termsAccepted } = papersNow.current
    draft.sync.change({ answers: getValues(), documents, detailsSaved, educationSaved, termsAccepted }, files)
  }, [draft, getValues])
  const papersNow = useRef(papers)
  useEffect(() => {
    if (papersNow.current === papers) return
    papersNow.current = papers
    report()
  }, [papers, report])
  useEffect(() => {
    const watching = watch(() => {
      report()
      // Another agreement than the one that was accepted.
      forgetAccepted()
    })
    return () => watching.unsubscribe()
  }, [watch, report, forgetAccepted])
  useEffect(() => {
    draft.sync.begin()
    return watchDraft(draft)
  }, [draft])

  return {
    context,
    courseForm,
    form,
    draft,
    papers,
    change,
    setDocument,
    colleges,
    facts,
    step,
    go,
    accepted,
    setAccepted,
    agreementAccepted,
    refusals,
    setRefusals,
    overlay: useOverlay(),
    /** What is wrong with the answers of the step. */
    validationErrors: useCallback(
      () => (resolverContext.current === undefined ? [] : currentErrors(resolverContext.current, getValues())),
      [getValues],
    ),
    /** The answers as they are kept and sent. */
    answers: useCallback(() => cleanAnswers(courseForm, getValues()), [courseForm, getValues]),
    restored: useMemo(() => start.savedAt, [start]),
  }
}
