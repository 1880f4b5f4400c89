'use client'

import '../review.css'
import './decide.css'
import { useId } from 'react'
import { reviewWords } from '../words.ts'

interface LastDayFieldProps {
  /** `YYYY-MM-DD`; empty for the day that the settings give. */
  value: string
  onChange: (day: string) => void
}

/** The last day for the corrections. The server refuses a day that is past or too far away, with the reason. */
export function LastDayField({ value, onChange }: LastDayFieldProps) {
  const { lastDay, lastDayHint } = reviewWords.decide.sendBack
  const id = useId()
  return (
    <div className="review__reason">
      <label htmlFor={id}>{lastDay}</label>
      <p className="review__hint" id={`${id}-hint`}>
        {lastDayHint}
      </p>
      <input
        aria-describedby={`${id}-hint`}
        className="review__day"
        id={id}
        onChange={({ target }) => onChange(target.value)}
        type="date"
        value={value}
      />
    </div>
  )
}
