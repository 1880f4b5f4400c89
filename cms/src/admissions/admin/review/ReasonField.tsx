'use client'

import { useId } from 'react'
import { reviewWords } from './words.ts'

interface ReasonFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  suggestions?: readonly string[]
  validationError: string
  rows?: number
}

/** The longest reason; a letter is not needed. */
const LONGEST = 1000

/** A reason in one's own words, with those given often a press away. */
export function ReasonField({ label, value, onChange, suggestions = [], validationError, rows = 3 }: ReasonFieldProps) {
  const id = useId()
  const add = (sentence: string) => onChange(value.trim() === '' ? sentence : `${value.trimEnd()}\n${sentence}`)
  const left = suggestions.filter((sentence) => !value.includes(sentence))
  return (
    <div className="review__reason">
      <label htmlFor={id}>{label}</label>
      {validationError !== '' && (
        <p className="review__mistake" id={`${id}-mistake`} role="alert">
          {validationError}
        </p>
      )}
      <textarea
        aria-describedby={validationError === '' ? undefined : `${id}-mistake`}
        aria-invalid={validationError !== ''}
        id={id}
        maxLength={LONGEST}
        onChange={(event) => onChange(event.target.value)}
        required
        rows={rows}
        value={value}
      />
      {left.length > 0 && (
        <div className="review__suggestions">
          <span>{reviewWords.decide.suggestions}</span>
          {left.map((sentence) => (
            <button key={sentence} onClick={() => add(sentence)} type="button">
              {sentence}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
