import { DOCUMENT_STATE_LABELS, type DocumentState } from '@pravesh/shared/admissions/status/status'
import { StaffWords } from '../../forms/StaffWords.tsx'
import { useTranslate } from '../../forms/translate.ts'
import type { DocumentReview } from './document-props.ts'

const TONES: Record<DocumentState, string> = { UNCHECKED: '', VERIFIED: 'good', REJECTED: 'bad' }

/** The staff review of the stored document. */
export function DocumentReviewed({ review: { state, reason, sentTexts } }: { review: DocumentReview }) {
  const translate = useTranslate()
  return (
    <div>
      <span className={`tag ${TONES[state]}`}>{translate(DOCUMENT_STATE_LABELS[state])}</span>
      {reason !== '' && (
        <p className="remark">
          <StaffWords text={reason} sentTexts={sentTexts} />
        </p>
      )}
    </div>
  )
}
