'use client'

import { Button } from '@payloadcms/ui'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../../admin-kit/form/InnerForm.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { offlineWords } from './words.ts'

interface ChequeFormProps {
  /** The entry's id. */
  id: string
  /** The bank has not paid it yet, and it is not one's own entry. */
  mayClear: boolean
  /** The bank has not paid it yet. */
  isClearing: boolean
}

/** Records that the bank has paid a cheque, or has returned it. */
export function ChequeForm({ id, mayClear, isClearing }: ChequeFormProps) {
  return (
    <>
      {mayClear && <ClearForm id={id} />}
      {isClearing && !mayClear && <p>{offlineWords.ownClearing}</p>}
      <BounceForm id={id} />
    </>
  )
}

const today = () => dayInIndia(new Date())

function ClearForm({ id }: { id: string }) {
  const { busy, failure, send } = useStaffChange(offlineCalls.clear, id)
  const [clearedOn, setDay] = useState(today)
  return (
    <InnerForm label={offlineWords.clearText} send={() => send({ clearedOn })}>
      <p>{offlineWords.clearText}</p>
      <Field label={offlineWords.clearedOn}>
        {(field) => (
          <input
            {...field}
            max={today()}
            onChange={(event) => setDay(event.target.value)}
            type="date"
            value={clearedOn}
          />
        )}
      </Field>
      <FailureAlert text={failure} />
      <Button buttonStyle="primary" margin={false} onClick={() => void send({ clearedOn })}>
        {busy ? offlineWords.busy : offlineWords.clear}
      </Button>
    </InnerForm>
  )
}

function BounceForm({ id }: { id: string }) {
  const { busy, failure, send } = useStaffChange(offlineCalls.bounce, id)
  const [bouncedOn, setDay] = useState(today)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const form = useInvalidFocus<HTMLDivElement>(problem)
  const bounce = async () => {
    setProblem(reason.trim() === '' ? offlineWords.noBounceReason : '')
    return reason.trim() !== '' && send({ bouncedOn, reason })
  }
  return (
    <div ref={form}>
      <InnerForm label={offlineWords.bounce} send={bounce}>
        <p>{offlineWords.bounceText}</p>
        <Field label={offlineWords.bouncedOn}>
          {(field) => (
            <input
              {...field}
              max={today()}
              onChange={(event) => setDay(event.target.value)}
              type="date"
              value={bouncedOn}
            />
          )}
        </Field>
        <Field label={offlineWords.bounceReason} problem={problem}>
          {(field) => (
            <input {...field} maxLength={1000} onChange={(event) => setReason(event.target.value)} value={reason} />
          )}
        </Field>
        <FailureAlert text={failure} />
        <Button buttonStyle="secondary" margin={false} onClick={() => void bounce()}>
          {busy ? offlineWords.busy : offlineWords.bounce}
        </Button>
      </InnerForm>
    </div>
  )
}
