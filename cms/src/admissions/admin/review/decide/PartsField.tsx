'use client'

import { PART_LABELS, PARTS, type Part } from '@pravesh/shared/admissions/status/parts'
import type { ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'

interface PartsFieldProps {
  chosen: readonly Part[]
  onChange: (parts: readonly Part[]) => void
  /** Documents that were not accepted, which can be replaced whether or not their part is ticked. */
  refused: readonly ReviewedDocument[]
  validationError: string
}

/** Which parts the student may change. */
export function PartsField({ chosen, onChange, refused, validationError }: PartsFieldProps) {
  const { parts, partsHint } = reviewWords.decide.sendBack
  const toggle = (part: Part, ticked: boolean) =>
    onChange(PARTS.filter((each) => (each === part ? ticked : chosen.includes(each))))
  return (
    <fieldset aria-describedby={validationError === '' ? undefined : 'review-parts-mistake'} className="review__parts">
      <legend>{parts}</legend>
      {validationError !== '' && (
        <p className="review__mistake" id="review-parts-mistake" role="alert">
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
      {refused.length > 0 && <p className="review__hint">{partsHint(refused.map(({ label }) => label).join(', '))}</p>}
    </fieldset>
  )
}
