'use client'

import './fee-decision.css'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from '../../admin-kit/form/Field.tsx'

interface ReasonFormProps {
  words: Record<'reason' | 'noReason' | 'busy' | 'send' | 'cancel', string>
  busy: boolean
  send: (reason: string) => void
  cancel: () => void
}

const MAX_LENGTH = 1000

/** Asks for the reason of a decision. */
export function ReasonForm({ words, busy, send, cancel }: ReasonFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [validationError, setValidationError] = useState('')

  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // The buttons are inside Payload's own form.
    event.stopPropagation()
    const given = reason.trim()
    setValidationError(given === '' ? words.noReason : '')
    if (given === '') field.current?.focus()
    else send(given)
  }

  return (
    <div className="admin-form">
      <Field label={words.reason} problem={validationError}>
        {(attributes) => (
          <textarea
            {...attributes}
            maxLength={MAX_LENGTH}
            onChange={(event) => setReason(event.target.value)}
            ref={field}
            required
            rows={4}
            value={reason}
          />
        )}
      </Field>
      <div className="fee-decision__buttons">
        <Button margin={false} onClick={submit}>
          {busy ? words.busy : words.send}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
