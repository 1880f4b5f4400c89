'use client'

import '../review.css'
import { Button } from '@payloadcms/ui'
import { mentionedIn } from '@pravesh/shared/admissions/notes/mentions'
import { type FormEvent, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { MentionField } from './MentionField.tsx'
import { useColleagues } from './use-colleagues.ts'
import { mentionWords } from './words.ts'

interface NotesProps {
  /** Of the application. */
  id: string
  calls: StaffCalls
}

/** Form for internal notes, which can mention colleagues. Stored notes appear in the history. */
export function Notes({ id, calls }: NotesProps) {
  const { headings, notes } = reviewWords
  const { colleagues, load } = useColleagues(id)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [validationError, setValidationError] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setValidationError(notes.empty)
    setValidationError('')
    const mentioned = mentionedIn(text, colleagues ?? [], chosen).map((each) => each.id)
    const outcome = await calls.addNote(text.trim(), mentioned)
    if (!outcome.ok) return setValidationError(outcome.msg)
    setText('')
    setChosen([])
  }

  return (
    <section aria-labelledby="review-notes" className="review__card">
      <h2 id="review-notes">{headings.notes}</h2>
      <form className="review__form" noValidate onSubmit={(event) => void add(event)}>
        <p className="review__hint" id="review-note-hint">
          {notes.hint} {mentionWords.hint}
        </p>
        {validationError !== '' && (
          <p className="review__error" id="review-note-error" role="alert">
            <FailureText text={validationError} />
          </p>
        )}
        <MentionField
          colleagues={colleagues}
          describedBy={validationError === '' ? 'review-note-hint' : 'review-note-error review-note-hint'}
          id="review-note"
          isInvalid={validationError !== ''}
          label={notes.label}
          load={load}
          onChange={setText}
          onChoose={(colleague) => setChosen([...chosen, colleague.id])}
          value={text}
        />
        <Button buttonStyle="secondary" margin={false} size="small" type="submit">
          {notes.add}
        </Button>
      </form>
    </section>
  )
}
