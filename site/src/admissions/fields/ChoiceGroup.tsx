import type { ReactNode } from 'react'
import type { useQuestion } from './use-question.ts'

interface ChoiceGroupProps {
  questionProps: ReturnType<typeof useQuestion>
  children: ReactNode
}

/** A fieldset of checkboxes or radio buttons for one question. */
export function ChoiceGroup({ questionProps: { id, label, hint, validationError, aria }, children }: ChoiceGroupProps) {
  return (
    <fieldset
      className="field options"
      data-invalid={validationError !== undefined}
      aria-describedby={aria['aria-describedby']}
    >
      <legend>{label}</legend>
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
      <div className="option-row">{children}</div>
    </fieldset>
  )
}
