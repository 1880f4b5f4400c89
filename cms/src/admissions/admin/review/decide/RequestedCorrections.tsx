import '../review.css'
import './decide.css'
import { PART_LABELS } from '@pravesh/shared/admissions/questions/parts'
import type { ReviewData } from '../review-data.ts'
import { reviewWords } from '../words.ts'

/** The requested corrections while the application is with the student, otherwise the reason for the decision. */
export function RequestedCorrections({
  review: { requestedCorrections, rejectionKind, decisionReason },
}: {
  review: ReviewData
}) {
  const { requestedCorrections: words, reasonGiven } = reviewWords
  if (requestedCorrections === null) {
    if (decisionReason === '') return null
    return (
      <div className="review__quote">
        <p>
          <strong>{reasonGiven}</strong>
          {rejectionKind !== '' && <> {rejectionKind}</>}
        </p>
        <p className="review__verbatim">{decisionReason}</p>
      </div>
    )
  }
  const { parts, documents, reason } = requestedCorrections
  return (
    <div className="review__quote">
      <p>
        <strong>{words.title}</strong>
      </p>
      <ul>
        {parts.length === 0 && documents.length === 0 && <li>{words.everything}</li>}
        {parts.map((part) => (
          <li key={part}>{PART_LABELS[part]}</li>
        ))}
        {documents.length > 0 && <li>{words.documents(documents.join(', '))}</li>}
      </ul>
      {reason !== '' && <p className="review__verbatim">{reason}</p>}
    </div>
  )
}
