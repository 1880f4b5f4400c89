'use client'

import type { Choice } from './filters.ts'
import { listWords } from './words.ts'

interface FilterSelectProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
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
        {value !== '' && choices.every((choice) => choice.value !== value) && (
          <option value={value}>{listWords.notOffered}</option>
        )}
      </select>
    </label>
  )
}
