import type { ReactNode } from 'react'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string | undefined
  validationError: string | undefined
  children: ReactNode
}

/** The label above a field, with its hint and its mistake between the two, where no keyboard of a phone hides them. */
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
        <p className="mistake" id={`${id}-mistake`}>
          {validationError}
        </p>
      )}
      {children}
    </div>
  )
}
