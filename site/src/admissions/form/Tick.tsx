import { type ReactNode, useContext } from 'react'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'

interface TickProps {
  name: string
  checked: boolean
  validationError: string | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox that is not one of the form's questions. */
export function Tick({ name, checked, validationError, onChange, children }: TickProps) {
  const id = fieldId(useContext(FormIdContext), name)
  return (
    <div className="field">
      {validationError && (
        <p className="field-error" id={`${id}-error`}>
          {validationError}
        </p>
      )}
      <div className="check">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={validationError ? true : undefined}
          aria-describedby={validationError && `${id}-error`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
    </div>
  )
}
