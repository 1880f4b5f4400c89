'use client'

import type { Choice } from './narrowing.ts'
import { listWords } from './words.ts'

interface NarrowingSelectProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

export function NarrowingSelect({ label, value, choices, onChange }: NarrowingSelectProps) {
  return (
    <label>
      {label}
      <select onChange={(event) => onChange(event.target.value)} value={value}>
        <option value="">{listWords.any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
