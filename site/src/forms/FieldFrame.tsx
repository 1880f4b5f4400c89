import type { ReactNode } from 'react'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string | undefined
  validationError: string | undefined
  children: ReactNode
}

/** A field with its label, hint and error above it, where a phone's keyboard does not cover them. */
export function FieldFrame({ id, label, hint, validationError, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {validationError && (
        <p className="field-error" id={`${id}-error`}>
          {validationError}
        </p>
      )}
      {children}
    </div>
  )
}
