'use client'

import './closing.css'
import { Button, toast } from '@payloadcms/ui'
import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { type CounterDay, closingCalls } from '@pravesh/shared/payments/closing/staff-calls'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { closingWords } from './words.ts'

interface SignFormProps {
  counter: CounterDay
  signed: () => void
}

/** The totals of a day by channel, and the form to sign them with the cash that was counted. */
export function SignForm({ counter, signed }: SignFormProps) {
  const { totals, undecided, isShut } = counter
  return (
    <>
      {totals.length === 0 ? <p role="status">{closingWords.nothing}</p> : <Totals totals={totals} />}
      {isShut && <p role="status">{closingWords.shut}</p>}
      {!isShut && undecided > 0 && <p role="status">{closingWords.undecided(undecided)}</p>}
      {!isShut && undecided === 0 && <Signature counter={counter} signed={signed} />}
    </>
  )
}

function Totals({ totals }: Pick<CounterDay, 'totals'>) {
  return (
    <table className="day-closing__totals">
      <caption>{closingWords.totals}</caption>
      <thead>
        <tr>
          <th scope="col">{closingWords.channel}</th>
          <th scope="col">{closingWords.count}</th>
          <th scope="col">{closingWords.amount}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ channel, count, amountPaise }) => (
          <tr key={channel}>
            <th scope="row">{staffText(CHANNEL_LABELS[channel])}</th>
            <td>{count}</td>
            <td>{formatPaise(amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Signature({ counter: { day, cashPaise }, signed }: SignFormProps) {
  const router = useRouter()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [counted, setCounted] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [failure, setFailure] = useState('')
  const form = useInvalidFocus<HTMLFormElement>(problem)

  async function sign(event: FormEvent) {
    event.preventDefault()
    const read = counted.trim() === '0' ? { paise: 0 } : readRupees(counted)
    if ('problem' in read) return setProblem(read.problem)
    if (read.paise === null) return setProblem(closingWords.noCount)
    setProblem('')
    // Ignores double clicks.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg } = await callPortal(closingCalls.sign, { body: { day, countedPaise: read.paise, reason } })
    isSending.current = false
    setBusy(false)
    setFailure(ok ? '' : msg)
    if (!ok) return
    toast.success(msg)
    signed()
    router.refresh()
  }

  return (
    <form className="admin-form" noValidate onSubmit={(event) => void sign(event)} ref={form}>
      <Field hint={closingWords.countedHint(formatPaise(cashPaise))} label={closingWords.counted} problem={problem}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            inputMode="decimal"
            onChange={(event) => setCounted(event.target.value)}
            value={counted}
          />
        )}
      </Field>
      <Field label={closingWords.reason}>
        {(field) => (
          <input {...field} maxLength={1000} onChange={(event) => setReason(event.target.value)} value={reason} />
        )}
      </Field>
      <FailureAlert text={failure} />
      <Button buttonStyle="primary" margin={false} type="submit">
        {busy ? closingWords.busy : closingWords.sign}
      </Button>
    </form>
  )
}
