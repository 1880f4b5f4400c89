import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf, QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { eligibility, INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/form/eligibility'
import { useEffect, useState } from 'react'
import { usePaths, useWords } from '../../forms/locale.ts'
import { usePageLanguage, useTranslate } from '../../forms/translate.ts'
import type { FormError } from '../../forms/validation-errors.ts'
import { formsWords } from '../../forms/words/words.ts'
import { goAfter } from '../../lib/go.ts'
import { lazyModule, problemOf } from '../../lib/lazy-module.ts'
import { notify } from '../../ui/notify.ts'
import type { AnswersForm } from '../fields/answers-form.ts'
import { isUploading } from '../uploads/pending-uploads.ts'
import { uploadWords } from '../uploads/words/words.ts'
import type { Update } from './load-update.ts'
import type { UpdateOutcome } from './send-update.ts'

// The names of the contract, and amounts in words, take a lot of code.
const sending = lazyModule(() => import('./send-update.ts'))

/** Time to read the message before the redirect. */
const READ_MS = 1000

interface SendingOptions {
  update: Update
  form: AnswersForm
  /** Removes the stored changes after a successful submission. */
  erase: () => void
}

interface Sent {
  answers: Answers
  documents: Documents
  reference: FormReference
}

/** The outcome when a script failed to load and nothing was sent. */
function notSent(msg: string): UpdateOutcome {
  return { outcome: 'refused', msg, validationErrors: [{ field: 'root', message: msg }] }
}

/** Submits the corrected application and reports the outcome. */
export function useSending({ update, form, erase }: SendingOptions) {
  const { load, offline } = useWords(formsWords)
  const uploading = useWords(uploadWords)
  const page = usePageLanguage()
  const translate = useTranslate()
  const paths = usePaths()
  const courseForm = formOf(update.application.course)
  const [state, setState] = useState<'ready' | 'saving' | 'done'>('ready')
  const [refused, setRefused] = useState<FormError[]>([])
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // The browser restored the page from its back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState('ready')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    return form.watch(({ name }) => {
      setRefused((before) => (before.some(({ field }) => field === name) ? without(before, name) : before))
      const issues = form.issues()
      // Recheck this field and the fields that failed a rule. Server errors of other fields stay until those change.
      const toRecheck = QUESTION_NAMES.filter((each) => issues[each] && (each === name || issues[each].type === 'rule'))
      if (toRecheck.length > 0) form.trigger(toRecheck)
    })
  }, [form])

  async function send(sent: Sent): Promise<void> {
    if (eligibility(courseForm, sent.answers) === 'failed') return notify(translate(INELIGIBLE_MESSAGE))
    if (isUploading()) return notify(uploading.stillUploading)
    setState('saving')
    setRefused([])
    const { outcome, msg, validationErrors } = await sending
      .load()
      .then(({ sendUpdate }) => sendUpdate({ ...update, ...sent, page }))
      .catch((error: unknown) => notSent(problemOf(error) === 'outdated' ? load.outdated : offline))
    if (outcome === 'failed') return goAfter(paths.somethingWrong, courseForm.screen.failedCorrectionDelay)
    if (outcome === 'refused') {
      setState('ready')
      setRefused(validationErrors)
      setRefusals((count) => count + 1)
      for (const { field, message } of validationErrors) {
        const question = QUESTION_NAMES.find((name) => name === field)
        if (question !== undefined) form.setIssue(question, { type: 'server', message })
      }
      return validationErrors.length === 0 ? notify(msg) : undefined
    }
    erase()
    notify(msg)
    setState('done')
    goAfter(paths.application, READ_MS)
  }

  return {
    state,
    refused,
    refusals,
    refusedDocuments: Object.fromEntries(refused.map(({ field, message }) => [field, message])),
    /** A refused answer that the server accepts now. */
    accept: (name: QuestionName) => {
      setRefused((before) => without(before, name))
      form.clearIssues([name])
    },
    forgive: (kind: DocumentKind) => setRefused((before) => without(before, kind)),
    send: (sent: Sent) => void send(sent),
  }
}

function without(validationErrors: FormError[], field: string): FormError[] {
  return validationErrors.filter((validationError) => validationError.field !== field)
}
