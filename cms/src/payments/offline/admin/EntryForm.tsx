'use client'

import { Button } from '@payloadcms/ui'
import { CHANNEL_LABELS, CHANNEL_RULES, OFFLINE_CHANNELS, type OfflineChannel } from '@pravesh/shared/payments/channels'
import { type OpenPayable, offlineCalls, PROOF_FIELD } from '@pravesh/shared/payments/offline/staff-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { type FormEvent, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { AllocationRows } from './AllocationRows.tsx'
import { useAllocation } from './use-allocation.ts'
import { offlineWords } from './words.ts'

interface EntryFormProps {
  /** What the student can pay. */
  payables: readonly OpenPayable[]
  /** Receives the message about a stored entry. */
  entered: (msg: string) => void
}

/** Enters a payment that was received outside the provider, for one or several fees, with its proof. */
export function EntryForm({ payables, entered }: EntryFormProps) {
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [channel, setChannel] = useState<OfflineChannel>('challan')
  const allocation = useAllocation(payables)
  const [problem, setProblem] = useState('')
  const form = useInvalidFocus<HTMLFormElement>(problem)
  const { reference, isInstrument, isCleared } = CHANNEL_RULES[channel]

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    setProblem(allocation.problem)
    // Ignores double clicks. The button is not disabled while sending, so that it keeps the focus.
    if (allocation.problem !== '' || isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure('')
    body.set('amountPaise', String(allocation.receivedPaise))
    body.set('allocations', JSON.stringify(allocation.allocations))
    const { ok, msg } = await callPortal(offlineCalls.enter, { body })
    isSending.current = false
    setBusy(false)
    if (ok) entered(msg)
    else setFailure(msg)
  }

  return (
    <form className="admin-form" onSubmit={(event) => void enter(event)} ref={form}>
      <Field hint={offlineWords.amountHint} label={offlineWords.amount} problem={problem}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            inputMode="decimal"
            onChange={(event) => allocation.receive(event.target.value)}
            value={allocation.received}
          />
        )}
      </Field>
      <AllocationRows allocation={allocation} payables={payables} />
      <Field label={offlineWords.channel}>
        {(field) => (
          <select
            {...field}
            name="channel"
            onChange={(event) => setChannel(OFFLINE_CHANNELS.find((each) => each === event.target.value) ?? 'challan')}
            required
            value={channel}
          >
            {OFFLINE_CHANNELS.map((each) => (
              <option key={each} value={each}>
                {staffText(CHANNEL_LABELS[each])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={reference}>
        {(field) => <input {...field} autoComplete="off" maxLength={100} name="reference" required />}
      </Field>
      {isInstrument && (
        <>
          <Field label={offlineWords.bank}>
            {(field) => <input {...field} autoComplete="off" maxLength={100} name="bank" required />}
          </Field>
          <Field label={offlineWords.instrumentOn}>
            {(field) => <input {...field} name="instrumentOn" required type="date" />}
          </Field>
        </>
      )}
      <Field hint={offlineWords.receivedOnHint} label={offlineWords.receivedOn}>
        {(field) => <input {...field} max={dayInIndia(new Date())} name="receivedOn" required type="date" />}
      </Field>
      <Field hint={offlineWords.proofHint} label={offlineWords.proof}>
        {(field) => (
          <input {...field} accept="image/jpeg,image/png,application/pdf" name={PROOF_FIELD} required type="file" />
        )}
      </Field>
      <p>{isCleared ? offlineWords.afterClearing : offlineWords.afterwards}</p>
      <FailureAlert text={failure} />
      <Button buttonStyle="primary" margin={false} type="submit">
        {busy ? offlineWords.busy : offlineWords.enter}
      </Button>
    </form>
  )
}
