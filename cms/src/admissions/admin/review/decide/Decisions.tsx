import '../review.css'
import './decide.css'
import type { ReviewData } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { ReadingNote } from './ReadingNote.tsx'
import { RequestedCorrections } from './RequestedCorrections.tsx'
import { UndoNotice } from './UndoNotice.tsx'

interface DecisionsProps {
  review: ReviewData
  calls: Pick<StaffCalls, 'conflict' | 'undo'>
}

/** What matters for the decision: requested corrections, obstacles to approval, and the seats of the college. */
export function Decisions({ review, calls }: DecisionsProps) {
  const { decide, headings } = reviewWords
  const { moves, obstacles, seats, decidedBy } = review
  const canApprove = moves.includes('approve')
  return (
    <section aria-labelledby="review-decide" className="review__card">
      <h2 id="review-decide" tabIndex={-1}>
        {decidedBy === '' ? headings.decide : headings.decision}
      </h2>
      <div role="alert">{calls.conflict !== '' && <p className="review__conflict">{calls.conflict}</p>}</div>
      <UndoNotice calls={calls} undo={review.undo} />
      <ReadingNote reading={review.reading} />
      <RequestedCorrections review={review} />
      {decidedBy !== '' && <p>{decide.byOthers(decidedBy, review.mayCheck)}</p>}
      {decidedBy === '' && moves.length === 0 && <p>{decide.none}</p>}
      {canApprove && obstacles.length > 0 && (
        <div className="review__obstacles" id="review-obstacles">
          <p>{decide.obstacles}:</p>
          <ul>
            {obstacles.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {canApprove && seats && seats.warning !== '' && !obstacles.includes(seats.warning) && (
        <p className="review__obstacles">{seats.warning}</p>
      )}
    </section>
  )
}
