import '../review.css'
import './decide.css'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
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
  const { labels, reason, dueOn } = requestedCorrections
  return (
    <div className="review__quote">
      <p>
        <strong>{words.title}</strong>
      </p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {dueOn !== '' && <p>{(dueOn < dayInIndia(new Date()) ? words.overdue : words.dueOn)(formatLongDay(dueOn))}</p>}
      {reason !== '' && <p className="review__verbatim">{reason}</p>}
    </div>
  )
}
