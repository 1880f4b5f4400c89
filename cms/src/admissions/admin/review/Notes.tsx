'use client'

import './review.css'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { FailureText } from '../../../admin-kit/form/FailureText.tsx'
import type { StaffCalls } from './use-staff-calls.ts'
import { reviewWords } from './words.ts'

/** Form for internal notes. Stored notes appear in the history. */
export function Notes({ calls }: { calls: StaffCalls }) {
  const { headings, notes } = reviewWords
  const [text, setText] = useState('')
  const [validationError, setValidationError] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setValidationError(notes.empty)
    setValidationError('')
    const outcome = await calls.addNote(text.trim())
    if (outcome.ok) setText('')
    else setValidationError(outcome.msg)
  }

  return (
    <section aria-labelledby="review-notes" className="review__card">
      <h2 id="review-notes">{headings.notes}</h2>
      <form className="review__form" noValidate onSubmit={(event) => void add(event)}>
        <label htmlFor="review-note">{notes.label}</label>
        <p className="review__hint" id="review-note-hint">
          {notes.hint}
        </p>
        {validationError !== '' && (
          <p className="review__error" id="review-note-error" role="alert">
            <FailureText text={validationError} />
          </p>
        )}
        <textarea
          aria-describedby={validationError === '' ? 'review-note-hint' : 'review-note-error review-note-hint'}
          aria-invalid={validationError !== ''}
          id="review-note"
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
          rows={3}
          value={text}
        />
        <Button buttonStyle="secondary" margin={false} size="small" type="submit">
          {notes.add}
        </Button>
      </form>
    </section>
  )
}
