import { FORM_CODES } from '@pravesh/shared/admissions/form/form-context'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { type ReactNode, useRef, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { ReloadButton } from '../../forms/LoadFailure.tsx'
import { useWords } from '../../forms/locale.ts'
import { usePageLanguage } from '../../forms/translate.ts'
import { formsWords } from '../../forms/words/words.ts'
import { lazyModule, problemOf } from '../../lib/lazy-module.ts'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { type AdmissionReply, callAdmission } from '../admission-api.ts'
import { refusalsOf } from './refusals-of.ts'
import { laterStepWords } from './steps/words/words.ts'
import type { WizardState } from './use-wizard.ts'

interface SubmitOptions {
  wizard: WizardState
  onChanged: () => Promise<void>
}

/** Why the submission failed or its outcome is unknown. */
interface Refusal {
  msg: string
  isOutdated?: boolean
}

const submission = lazyModule(() => import('./submission-of.ts'))

/**
 * Submits the application once, then redirects to the payment page or returns to the step with the first refused field.
 */
export function useSubmit({ wizard, onChanged }: SubmitOptions): { submit: () => Promise<void>; refusal: ReactNode } {
  const w = useWords(laterStepWords).fee
  const formWords = useWords(formsWords)
  const page = usePageLanguage()
  const isBusy = useRef(false)
  const [refusal, setRefusal] = useState<Refusal & { count: number }>({ msg: '', count: 0 })
  const { context, documentState, draft, overlay } = wizard

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    overlay.show(w.sending)
    try {
      const reply = (await send()) ?? (await send())
      if (reply === null) return draft.sync.isHeld ? undefined : showRefusal({ msg: w.notSent })
      const url = paymentPage(reply.body.url)
      if (reply.ok && url !== null) return await leaveFor(url)
      overlay.show(null)
      await refuse(reply)
    } catch (error) {
      const isOutdated = problemOf(error) === 'outdated'
      showRefusal({ msg: isOutdated ? formWords.load.outdated : w.notSent, isOutdated })
    } finally {
      overlay.show(null)
      isBusy.current = false
    }
  }

  /** Null if there is a newer draft: of the same form, so that it can be sent again, or one that the applicant is asked about. */
  async function send(): Promise<AdmissionReply | null> {
    await draft.sync.flush()
    if (draft.sync.isHeld) return null
    const answers = wizard.answers()
    const college = wizard.facts.reference.colleges.find(({ id }) => id === answers.collegeId)
    const { submissionOf } = await submission.load()
    const payload = submissionOf({ ...documentState, context, answers, college, page, now: new Date() })
    const body = { ...submissionToWire(payload), [ownNames.draftRevision]: draft.sync.revision }
    const reply = await callAdmission('submit', { body })
    if (reply.body.code !== FORM_CODES.newerDraft) return reply
    await draft.sync.recheck()
    return null
  }

  async function leaveFor(url: string): Promise<void> {
    await draft.finish()
    overlay.show(context.carriedFrom === null ? w.sent : w.sentCarried)
    // `replace`, so that the back button does not return to a submitted form.
    location.replace(url)
    return new Promise<void>(() => {})
  }

  async function refuse({ msg, errors, status }: AdmissionReply): Promise<void> {
    const refused = refusalsOf({
      form: wizard.courseForm,
      errors,
      answers: wizard.answers(),
      documents: documentState.documents,
    })
    if (refused) {
      wizard.setRefusals(refused.refusals)
      wizard.go(refused.step)
      return
    }
    showRefusal({ msg })
    // The application may exist: the response was lost, or another device submitted it.
    if (status === 409 || status === 0) await onChanged()
  }

  const showRefusal = (shown: Refusal) => setRefusal(({ count }) => ({ ...shown, count: count + 1 }))

  return {
    submit,
    refusal: refusal.msg && (
      <Alert key={refusal.count} tone="bad" focus>
        <p>{refusal.msg}</p>
        {refusal.isOutdated && <ReloadButton />}
      </Alert>
    ),
  }
}
