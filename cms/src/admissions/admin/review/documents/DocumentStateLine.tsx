import '../review.css'
import './documents.css'
import { DOCUMENT_STATE_LABELS } from '@pravesh/shared/admissions/status/status'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'

interface DocumentStateLineProps {
  document: ReviewedDocument
  /** Since the review was opened. */
  wasShown: boolean
}

/** The state of the current document: who checked it, why it was not accepted, or whether it can be verified. */
export function DocumentStateLine({ document: { state, checked, reason }, wasShown }: DocumentStateLineProps) {
  return (
    <p className="review__document-state">
      <strong className={`document-state document-state--${state.toLowerCase()}`}>
        {staffText(DOCUMENT_STATE_LABELS[state])}
      </strong>{' '}
      {checked !== '' && <span className="review__by">{checked}</span>}
      {state === 'UNCHECKED' && wasShown && <span className="review__by">{reviewWords.documents.wasShown}</span>}
      {reason !== '' && <span className="review__verbatim">{reason}</span>}
    </p>
  )
}
