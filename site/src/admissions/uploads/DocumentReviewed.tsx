import { DOCUMENT_STATE_LABELS, type DocumentState } from '@pravesh/shared/admissions/status/status'
import type { DocumentReview } from './document-props.ts'

const TONES: Record<DocumentState, string> = { UNCHECKED: '', VERIFIED: 'good', REJECTED: 'bad' }

/** The staff review of the stored document. */
export function DocumentReviewed({ review: { state, reason } }: { review: DocumentReview }) {
  return (
    <div>
      <span className={`tag ${TONES[state]}`}>{DOCUMENT_STATE_LABELS[state]}</span>
      {reason !== '' && <p className="said">{reason}</p>}
    </div>
  )
}
