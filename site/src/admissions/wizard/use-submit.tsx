import { submissionToWire } from '@pravesh/shared/admissions/wire-payload'
import { type ReactNode, useRef, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { notify } from '../../ui/notify.ts'
import { callAdmission } from '../admission-api.ts'
import { paymentPage } from '../status/pay-fee.ts'
import { refusalsOf } from './refusals.ts'
import { ACTION_MS } from './use-overlay.ts'
import type { WizardState } from './use-wizard.ts'
import { words } from './words.ts'

interface SubmitOptions {
  wizard: WizardState
  onChanged: () => Promise<void>
}

/** Sends the application once, and leads to the payment page, or back to the field that the server does not take. */
export function useSubmit({ wizard, onChanged }: SubmitOptions): { submit: () => Promise<void>; refusal: ReactNode } {
  const isBusy = useRef(false)
  const [refusal, setRefusal] = useState({ msg: '', count: 0 })

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    await send()
    isBusy.current = false
  }

  async function send() {
    const { context, papers, draft, overlay } = wizard
    const answers = wizard.answers()
    overlay.say(words.fee.sending)
    const college = wizard.facts.reference.colleges.find(({ id }) => id === answers.collegeId)
    const { submissionOf } = await import('./submission-of.ts')
    const submission = submissionOf({ ...papers, context, answers, college, now: new Date() })
    await draft.sync.flush()
    const reply = await callAdmission('submit', { body: submissionToWire(submission) })
    const url = paymentPage(reply.body.url)
    if (reply.ok && url !== null) {
      await draft.finish()
      overlay.say(words.fee.sent)
      // Not back to a form that is sent already.
      await new Promise((resolve) => setTimeout(resolve, ACTION_MS))
      location.replace(url)
      return new Promise<void>(() => {})
    }
    overlay.say(null)
    notify(reply.msg)
    const refused = refusalsOf({ course: context.course, errors: reply.errors, answers, documents: papers.documents })
    if (refused) {
      wizard.setRefusals(refused.refusals)
      wizard.go(refused.step)
      return
    }
    setRefusal(({ count }) => ({ msg: reply.msg, count: count + 1 }))
    // It may have arrived though its answer did not, or have been sent from another device.
    if (reply.status === 409 || reply.status === 0) await onChanged()
  }

  return {
    submit,
    refusal: refusal.msg && (
      <Alert key={refusal.count} tone="bad" focus>
        {refusal.msg}
      </Alert>
    ),
  }
}
