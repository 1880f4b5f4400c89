import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { eligibility, INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/answers/eligibility'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf, QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { paths } from '@pravesh/shared/site/paths'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormError } from '../../forms/validation-errors.ts'
import { words as formWords } from '../../forms/words.ts'
import { goAfter } from '../../lib/go.ts'
import { problemOf } from '../../lib/lazy-module.ts'
import { notify } from '../../ui/notify.ts'
import { isUploading } from '../uploads/uploads-under-way.ts'
import { words as uploadWords } from '../uploads/words.ts'
import { words as common } from '../words.ts'
import type { Update } from './load-update.ts'
import { sendUpdate, type UpdateOutcome } from './send-update.ts'

/** Milliseconds from the answer to what follows it. (spec 3, 4 and 9) */
const SAID_AFTER_MS = 2000
const AWAY_AFTER_MS = 3000

interface SendingOptions {
  update: Update
  form: UseFormReturn<Answers>
  /** Forgets what was typed, once it is saved. */
  erase: () => void
}

interface Sent {
  answers: Answers
  documents: Documents
  reference: FormReference
}

/** Nothing was sent: a part of the page could not be loaded. */
function notSent(error: unknown): UpdateOutcome {
  const msg = problemOf(error) === 'outdated' ? formWords.load.outdated : common.offline
  return { end: 'refused', msg, validationErrors: [{ field: 'root', message: msg }] }
}

/** Sends the corrected application, and tells how that ended. */
export function useSending({ update, form, erase }: SendingOptions) {
  const courseForm = formOf(update.application.course)
  const [state, setState] = useState<'ready' | 'saving' | 'done'>('ready')
  const [refused, setRefused] = useState<FormError[]>([])
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // Back from another page out of the browser's memory.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState('ready')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name === undefined) return
      setRefused((before) => (before.some(({ field }) => field === name) ? without(before, name) : before))
      const { errors } = form.formState
      // What this answer makes right, here or in another field; what the server said of others stays.
      const again = QUESTION_NAMES.filter((each) => errors[each] && (each === name || errors[each].type === 'rule'))
      if (again.length > 0) void form.trigger(again)
    })
    return unsubscribe
  }, [form])

  async function send(sent: Sent): Promise<void> {
    if (eligibility(courseForm, sent.answers) === 'failed') return notify(INELIGIBLE_MESSAGE)
    if (isUploading()) return notify(uploadWords.underWay)
    setState('saving')
    setRefused([])
    const { end, msg, validationErrors } = await sendUpdate({ ...update, ...sent }).catch(notSent)
    if (end === 'failed') return goAfter(paths.somethingWrong, courseForm.screen.failedCorrectionDelay)
    if (end === 'refused') {
      setState('ready')
      setRefused(validationErrors)
      setRefusals((count) => count + 1)
      for (const { field, message } of validationErrors) {
        const question = QUESTION_NAMES.find((name) => name === field)
        if (question !== undefined) form.setError(question, { type: 'server', message })
      }
      return notify(msg)
    }
    erase()
    setTimeout(() => {
      notify(msg)
      setState('done')
    }, SAID_AFTER_MS)
    goAfter(paths.application, AWAY_AFTER_MS)
  }

  return {
    state,
    refused,
    refusals,
    refusedDocuments: Object.fromEntries(refused.map(({ field, message }) => [field, message])),
    forgive: (kind: DocumentKind) => setRefused((before) => without(before, kind)),
    send: (sent: Sent) => void send(sent),
  }
}

function without(validationErrors: FormError[], field: string): FormError[] {
  return validationErrors.filter((validationError) => validationError.field !== field)
}
