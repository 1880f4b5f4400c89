import type { ReactNode } from 'react'

interface ReadOnlyFieldProps {
  label: string
  children: ReactNode
}

/** A field of a record that the portal computes. */
export function ReadOnlyField({ label, children }: ReadOnlyFieldProps) {
  return (
    <div className="field-type read-only">
      <span className="field-label">{label}</span>
      <p>{children}</p>
    </div>
  )
}
