import '../review.css'
import './decide.css'
import { readingViewWords as words } from '../reading-words.ts'
import type { ReviewData } from '../review-data.ts'

/** That more than one reader decides, with the decisions that this member of staff may know. */
export function ReadingNote({ reading }: { reading: ReviewData['reading'] }) {
  if (reading === null) return null
  return (
    <div className="review__quote">
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{reading.text}</p>
      {reading.verdicts.map(({ by, at, what, reason }) => (
        <div key={by}>
          <p>
            <strong>{what}</strong> <span className="review__by">{words.by(by, at)}</span>
          </p>
          {reason !== '' && <p className="review__verbatim">{reason}</p>}
        </div>
      ))}
    </div>
  )
}
