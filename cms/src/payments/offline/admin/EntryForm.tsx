'use client'

import { Button } from '@payloadcms/ui'
import { CHANNEL_LABELS, OFFLINE_CHANNELS } from '@pravesh/shared/payments/channels'
import { type OpenPayable, offlineCalls, PROOF_FIELD } from '@pravesh/shared/payments/offline/staff-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { type FormEvent, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { offlineWords } from './words.ts'

interface EntryFormProps {
  /** What the student can pay. */
  payables: readonly OpenPayable[]
  /** Receives the message about a stored entry. */
  entered: (msg: string) => void
}

/** Enters a payment that was received outside the provider, with its proof. */
export function EntryForm({ payables, entered }: EntryFormProps) {
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const chosen = payables[Number(body.get('choice') ?? -1)]
    // Ignores double clicks. The button is not disabled while sending, so that it keeps the focus.
    if (chosen === undefined || isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure('')
    body.delete('choice')
    body.set('purpose', chosen.purpose)
    body.set('subjectId', chosen.subjectId)
    body.set('amountPaise', String(chosen.amountPaise))
    const { ok, msg } = await callPortal(offlineCalls.enter, { body })
    isSending.current = false
    setBusy(false)
    if (ok) entered(msg)
    else setFailure(msg)
  }

  return (
    <form className="admin-form" onSubmit={(event) => void enter(event)}>
      <Field label={offlineWords.subject}>
        {(field) => (
          <select {...field} name="choice" required>
            {payables.map(({ purpose, subjectId, studentName, description, amountPaise }, index) => (
              <option key={`${purpose}/${subjectId}`} value={index}>
                {offlineWords.option(studentName, description, formatPaise(amountPaise))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={offlineWords.channel}>
        {(field) => (
          <select {...field} name="channel" required>
            {OFFLINE_CHANNELS.map((channel) => (
              <option key={channel} value={channel}>
                {CHANNEL_LABELS[channel]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field hint={offlineWords.referenceHint} label={offlineWords.reference}>
        {(field) => <input {...field} autoComplete="off" maxLength={100} name="reference" required />}
      </Field>
      <Field label={offlineWords.receivedOn}>
        {(field) => <input {...field} max={dayInIndia(new Date())} name="receivedOn" required type="date" />}
      </Field>
      <Field hint={offlineWords.proofHint} label={offlineWords.proof}>
        {(field) => (
          <input {...field} accept="image/jpeg,image/png,application/pdf" name={PROOF_FIELD} required type="file" />
        )}
      </Field>
      <p>{offlineWords.afterwards}</p>
      <FailureAlert text={failure} />
      <Button buttonStyle="primary" margin={false} type="submit">
        {busy ? offlineWords.busy : offlineWords.enter}
      </Button>
    </form>
  )
}
