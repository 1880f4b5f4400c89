'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

interface ReasonFormProps {
  words: Record<'reason' | 'noReason' | 'busy' | 'send' | 'cancel', string>
  busy: boolean
  send: (reason: string) => void
  cancel: () => void
}

const MAX_LENGTH = 1000

/** Asks for the reason of a decision. */
export function ReasonForm({ words, busy, send, cancel }: ReasonFormProps) {
  const id = useId()
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
    <div className="review__form">
      <div className="review__reason">
        <label htmlFor={id}>{words.reason}</label>
        {validationError !== '' && (
          <p className="review__error" id={`${id}-error`} role="alert">
            {validationError}
          </p>
        )}
        <textarea
          aria-describedby={validationError === '' ? undefined : `${id}-error`}
          aria-invalid={validationError !== ''}
          id={id}
          maxLength={MAX_LENGTH}
          onChange={(event) => setReason(event.target.value)}
          ref={field}
          required
          rows={4}
          value={reason}
        />
      </div>
      <div className="review__buttons">
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
