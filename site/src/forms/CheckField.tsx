import type { ReactNode } from 'react'
import { useField } from './use-field.ts'

/** A checkbox; its label may contain links. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const { id, validationError, control } = useField(name, { hint: false })
  return (
    <div className="field">
      {validationError && (
        <p className="field-error" id={`${id}-error`}>
          {validationError}
        </p>
      )}
      <div className="check">
        <input {...control} type="checkbox" />
        <label htmlFor={id}>{children}</label>
      </div>
    </div>
  )
}
