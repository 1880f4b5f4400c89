'use client'

import { type ReactNode, useId } from 'react'
import { FailureText } from './FailureText.tsx'

interface FieldProps {
  label: string
  hint?: string
  problem?: string
  /** Renders the control with its attributes. */
  children: (attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** A labelled control with its hint and error. */
export function Field({ label, hint = '', problem = '', children }: FieldProps) {
  const id = useId()
  const described = [problem !== '' && `${id}-error`, hint !== '' && `${id}-hint`].filter((each) => each !== false)
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      {hint !== '' && (
        <p className="admin-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== '' && (
        <p className="admin-error" id={`${id}-error`} role="alert">
          <FailureText text={problem} />
        </p>
      )}
      {children({ id, 'aria-invalid': problem !== '', 'aria-describedby': described.join(' ') || undefined })}
    </div>
  )
}
