'use client'

import './review.css'
import { useId } from 'react'
import { FailureText } from '../../../admin-kit/form/FailureText.tsx'
import { type OfferedTexts, SavedTexts } from './texts/SavedTexts.tsx'
import { reviewWords } from './words.ts'

interface ReasonFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  suggestions?: readonly string[]
  /** Texts that staff have saved for this reason. */
  saved?: OfferedTexts | undefined
  /** A suggested sentence was added; `onChange` has the text. */
  onSuggestion?: (sentence: string) => void
  validationError: string
  rows?: number
}

const MAX_LENGTH = 1000

/** Text field for a reason, with buttons that add suggested sentences. */
export function ReasonField({
  label,
  value,
  onChange,
  suggestions = [],
  saved,
  onSuggestion,
  validationError,
  rows = 3,
}: ReasonFieldProps) {
  const id = useId()
  function add(sentence: string): void {
    onChange(value.trim() === '' ? sentence : `${value.trimEnd()}\n${sentence}`)
    onSuggestion?.(sentence)
  }
  const unused = suggestions.filter((sentence) => !value.includes(sentence))
  return (
    <div className="review__reason">
      <label htmlFor={id}>{label}</label>
      {validationError !== '' && (
        <p className="review__error" id={`${id}-error`} role="alert">
          <FailureText text={validationError} />
        </p>
      )}
      <textarea
        aria-describedby={validationError === '' ? undefined : `${id}-error`}
        aria-invalid={validationError !== ''}
        id={id}
        maxLength={MAX_LENGTH}
        onChange={(event) => onChange(event.target.value)}
        required
        rows={rows}
        value={value}
      />
      {unused.length > 0 && (
        <div className="review__suggestions">
          <span>{reviewWords.decide.suggestions}</span>
          {unused.map((sentence) => (
            <button key={sentence} onClick={() => add(sentence)} type="button">
              {sentence}
            </button>
          ))}
        </div>
      )}
      {saved && <SavedTexts {...saved} typed={value} use={add} />}
    </div>
  )
}
