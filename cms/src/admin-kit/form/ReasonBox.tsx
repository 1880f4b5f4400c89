'use client'

import { Field } from './Field.tsx'

const MAX_LENGTH = 1000

interface ReasonBoxProps {
  label: string
  hint: string
  problem: string
  reason: string
  change: (reason: string) => void
}

/** A short text in which staff say why they do something. */
export function ReasonBox({ label, hint, problem, reason, change }: ReasonBoxProps) {
  return (
    <Field hint={hint} label={label} problem={problem}>
      {(field) => (
        <textarea
          {...field}
          maxLength={MAX_LENGTH}
          onChange={(event) => change(event.target.value)}
          rows={2}
          value={reason}
        />
      )}
    </Field>
  )
}
