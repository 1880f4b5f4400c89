'use client'

import './IdentityNumber.css'
import { Button } from '@payloadcms/ui'
import { type SealedNumber, staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { type FormEvent, useEffect, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { ReasonBox } from '../../../admin-kit/form/ReasonBox.tsx'
import { useFocusAfter } from '../../../admin-kit/form/use-focus-after.ts'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { reviewWords } from './words.ts'

const words = partOf(() => reviewWords.identity)

interface IdentityNumberProps {
  id: string
  of: SealedNumber
}

/** Shows a whole number of an application after a reason is given, until it is hidden or the page is left. */
export function IdentityNumber({ id, of }: IdentityNumberProps) {
  const [isOpen, setOpen] = useState(false)
  const [number, setNumber] = useState('')
  const part = useFocusAfter<HTMLSpanElement>(`${isOpen} ${number}`)
  if (number !== '') {
    return (
      <span className="identity-number" ref={part}>
        <output>{number.replace(/\B(?=(\d{4})+$)/g, ' ')}</output>
        <Button buttonStyle="secondary" margin={false} onClick={() => setNumber('')} size="small">
          {words.hide}
        </Button>
      </span>
    )
  }
  if (isOpen) {
    return (
      <ReasonForm
        cancel={() => setOpen(false)}
        id={id}
        of={of}
        show={(shown) => {
          setOpen(false)
          setNumber(shown)
        }}
      />
    )
  }
  return (
    <span className="identity-number" ref={part}>
      <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)} size="small">
        {words.show}
      </Button>
    </span>
  )
}

interface ReasonFormProps extends IdentityNumberProps {
  cancel: () => void
  show: (number: string) => void
}

function ReasonForm({ id, of, cancel, show }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useInvalidFocus<HTMLFormElement>(problem)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form])

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (reason.trim() === '') return setProblem(words.noReason)
    setBusy(true)
    setProblem('')
    const body = { reason: reason.trim(), number: of }
    const { ok, msg, result } = await callPortal<{ number: string }>(staffCalls.identityNumber, { id, body })
    setBusy(false)
    if (ok && result) show(result.number)
    else setProblem(msg)
  }

  return (
    <form
      aria-busy={busy}
      className="admin-form identity-number__form"
      noValidate
      onSubmit={(event) => void ask(event)}
      ref={form}
    >
      <ReasonBox change={setReason} hint={words.hint} label={words.reason} problem={problem} reason={reason} />
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button buttonStyle="primary" margin={false} type="submit">
          {busy ? words.busy : words.confirm}
        </Button>
      </div>
    </form>
  )
}
