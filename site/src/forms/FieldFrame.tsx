import type { ReactNode } from 'react'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string | undefined
  mistake: string | undefined
  children: ReactNode
}

/** The label above a field, with its hint and its mistake between the two, where no keyboard of a phone hides them. */
export function FieldFrame({ id, label, hint, mistake, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {mistake && (
        <p className="mistake" id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
      {children}
    </div>
  )
}
