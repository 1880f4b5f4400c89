import { PART_LABELS } from '@pravesh/shared/admissions/status/parts'
import type { ReviewData } from '../review-data.ts'
import { reviewWords } from '../words.ts'

/** What the student was asked to correct while it is with them, or why it was decided as it is. */
export function RequestedCorrections({ review: { asked, decisionReason } }: { review: ReviewData }) {
  const { asked: words, reasonGiven } = reviewWords
  if (asked === null) {
    if (decisionReason === '') return null
    return (
      <div className="review__said">
        <p>
          <strong>{reasonGiven}</strong>
        </p>
        <p className="review__own-words">{decisionReason}</p>
      </div>
    )
  }
  const { parts, documents, reason } = asked
  return (
    <div className="review__said">
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
      {reason !== '' && <p className="review__own-words">{reason}</p>}
    </div>
  )
}
