'use client'

import '../review.css'
import './decide.css'
import { PART_LABELS } from '@pravesh/shared/admissions/questions/parts'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { CorrectablePart } from '../review-data.ts'
import { reviewWords } from '../words.ts'
import { type ChosenCorrection, withItem, withPart } from './chosen-correction.ts'

interface PartsFieldProps {
  correctable: readonly CorrectablePart[]
  chosen: ChosenCorrection
  onChange: (chosen: ChosenCorrection) => void
  /** Labels of documents that were not accepted. Students can replace them even if they are not selected. */
  rejected: readonly string[]
  validationError: string
}

/** Checkboxes for what the student may change: whole parts, or single questions and documents of them. */
export function PartsField({ correctable, chosen, onChange, rejected, validationError }: PartsFieldProps) {
  const { parts, partsHint } = reviewWords.decide.sendBack
  return (
    <fieldset aria-describedby={validationError === '' ? undefined : 'review-parts-error'} className="review__parts">
      <legend>{parts}</legend>
      {validationError !== '' && (
        <p className="review__error" id="review-parts-error" role="alert">
          {validationError}
        </p>
      )}
      {correctable.map((each) => (
        <PartItems chosen={chosen} correctable={each} key={each.part} onChange={onChange} />
      ))}
      {rejected.length > 0 && <p className="review__hint">{partsHint(rejected.join(', '))}</p>}
    </fieldset>
  )
}

interface PartItemsProps extends Pick<PartsFieldProps, 'chosen' | 'onChange'> {
  correctable: CorrectablePart
}

function PartItems({ correctable: { part, items }, chosen, onChange }: PartItemsProps) {
  const words = reviewWords.decide.sendBack
  const label = staffText(PART_LABELS[part])
  const own = items.map(({ name }) => name)
  const isWhole = chosen.parts.includes(part)
  const count = isWhole ? own.length : own.filter((name) => chosen.items.includes(name)).length
  return (
    <div className="review__part">
      <label>
        <input
          checked={isWhole}
          onChange={({ target }) => onChange(withPart(chosen, part, own, target.checked))}
          type="checkbox"
        />
        {label}
      </label>
      <details>
        <summary>
          {words.choose(part === 'documents')}
          <span className="review__hidden"> {words.of(label)}</span>
          {count > 0 && <span className="review__hint"> {words.chosen(count, own.length)}</span>}
        </summary>
        {items.map(({ name, label: item }) => (
          <label key={name}>
            <input
              checked={isWhole || chosen.items.includes(name)}
              onChange={({ target }) => onChange(withItem(chosen, part, own, name, target.checked))}
              type="checkbox"
            />
            {item}
          </label>
        ))}
      </details>
    </div>
  )
}
