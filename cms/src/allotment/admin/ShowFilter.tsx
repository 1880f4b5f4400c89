'use client'

import { Field } from '../../admin-kit/form/Field.tsx'
import { resultWords } from './result-words.ts'

interface ShowFilterProps {
  all: string
  /** Values with their labels. */
  options: readonly (readonly [value: string, label: string])[]
  /** Empty for all. */
  value: string
  change: (value: string) => void
}

/** Which records a list of a merit process shows. */
export function ShowFilter({ all, options, value, change }: ShowFilterProps) {
  return (
    <div className="admin-form">
      <Field label={resultWords.marks.show}>
        {(field) => (
          <select {...field} onChange={({ target }) => change(target.value)} value={value}>
            <option value="">{all}</option>
            {options.map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
