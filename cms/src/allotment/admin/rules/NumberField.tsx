'use client'

import { Field } from '../../../admin-kit/form/Field.tsx'

interface NumberFieldProps {
  label: string
  hint?: string
  problem?: string
  /** Null for an empty field. */
  value: number | null
  change: (value: number | null) => void
  step?: number
}

/** A number that may be left empty. The server says which numbers it takes. */
export function NumberField({ label, hint = '', problem = '', value, change, step = 1 }: NumberFieldProps) {
  return (
    <Field hint={hint} label={label} problem={problem}>
      {(field) => (
        <input
          {...field}
          inputMode="decimal"
          min={0}
          onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
          step={step}
          type="number"
          value={value ?? ''}
        />
      )}
    </Field>
  )
}
