'use client'

import '../review.css'
import {
  isStaffRejectionCode,
  REJECTIONS,
  STAFF_REJECTION_CODES,
  type StaffRejectionCode,
} from '@pravesh/shared/admissions/status/rejection'
import { useId } from 'react'
import { reviewWords } from '../words.ts'

interface RejectionFieldProps {
  /** Null until one is chosen. */
  code: StaffRejectionCode | null
  onChange: (code: StaffRejectionCode | null) => void
  validationError: string
  /** Whether there is a fee that can come back. */
  feePaid: boolean
}

/** The kind of reason for a rejection, from which the portal concludes what follows. */
export function RejectionField({ code, onChange, validationError, feePaid }: RejectionFieldProps) {
  const w = reviewWords.decide.reject
  const id = useId()
  return (
    <div className="review__reason">
      <label htmlFor={id}>{w.kind}</label>
      {validationError !== '' && (
        <p className="review__error" id={`${id}-error`} role="alert">
          {validationError}
        </p>
      )}
      <select
        aria-describedby={validationError === '' ? undefined : `${id}-error`}
        aria-invalid={validationError !== ''}
        id={id}
        onChange={({ target: { value } }) => onChange(isStaffRejectionCode(value) ? value : null)}
        required
        value={code ?? ''}
      >
        <option value="">{w.choose}</option>
        {STAFF_REJECTION_CODES.map((each) => (
          <option key={each} value={each}>
            {REJECTIONS[each].staff}
          </option>
        ))}
      </select>
      <p aria-live="polite" className="review__hint">
        {feePaid && code !== null && REJECTIONS[code].refundsFee && w.refunds}
      </p>
    </div>
  )
}
