'use client'

import '../review.css'
import './decide.css'
import { PART_LABELS, PARTS, type Part } from '@pravesh/shared/admissions/questions/parts'
import { reviewWords } from '../words.ts'

interface PartsFieldProps {
  chosen: readonly Part[]
  onChange: (parts: readonly Part[]) => void
  /** Labels of documents that were not accepted. Students can replace them even if their part is not selected. */
  rejected: readonly string[]
  validationError: string
}

/** Checkboxes for the parts that the student may change. */
export function PartsField({ chosen, onChange, rejected, validationError }: PartsFieldProps) {
  const { parts, partsHint } = reviewWords.decide.sendBack
  const toggle = (part: Part, ticked: boolean) =>
    onChange(PARTS.filter((each) => (each === part ? ticked : chosen.includes(each))))
  return (
    <fieldset aria-describedby={validationError === '' ? undefined : 'review-parts-error'} className="review__parts">
      <legend>{parts}</legend>
      {validationError !== '' && (
        <p className="review__error" id="review-parts-error" role="alert">
          {validationError}
        </p>
      )}
      {PARTS.map((part) => (
        <label key={part}>
          <input
            checked={chosen.includes(part)}
            onChange={(event) => toggle(part, event.target.checked)}
            type="checkbox"
          />
          {PART_LABELS[part]}
        </label>
      ))}
      {rejected.length > 0 && <p className="review__hint">{partsHint(rejected.join(', '))}</p>}
    </fieldset>
  )
}
