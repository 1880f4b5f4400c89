'use client'

import { Button } from '@payloadcms/ui'
import { MOVE_LABELS } from '@pravesh/shared/admissions/status/status'
import { useRef, useState } from 'react'
import type { ReviewData } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { DecisionForm } from './DecisionForm.tsx'
import type { StaffMove } from './move-forms.ts'
import { RequestedCorrections } from './RequestedCorrections.tsx'

interface DecisionsProps {
  review: ReviewData
  calls: StaffCalls
}

/** The possible moves, the obstacles to approval, and the form of the chosen move. */
export function Decisions({ review, calls }: DecisionsProps) {
  const { decide, headings } = reviewWords
  const [chosen, setChosen] = useState<StaffMove | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const { moves, obstacles } = review
  const blocked = moves.includes('approve') && obstacles.length > 0

  /** Moves the focus to the button of a cancelled move, or to the heading when the button has disappeared. */
  function close(made: boolean) {
    const button = buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    const next = made || !button ? heading.current : button
    next?.focus()
    setChosen(null)
  }

  return (
    <section aria-labelledby="review-decide" className="review__card review__decide">
      <h2 id="review-decide" ref={heading} tabIndex={-1}>
        {headings.decide}
      </h2>
      <div role="alert">{calls.conflict !== '' && <p className="review__conflict">{calls.conflict}</p>}</div>
      <RequestedCorrections review={review} />
      {moves.length === 0 && <p>{decide.none}</p>}
      {blocked && (
        <div className="review__obstacles" id="review-obstacles">
          <p>{decide.obstacles}:</p>
          <ul>
            {obstacles.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="review__buttons" ref={buttons}>
        {moves.map((move) => (
          <Button
            buttonStyle={move === 'approve' ? 'primary' : 'secondary'}
            disabled={move === 'approve' && blocked}
            extraButtonProps={{
              'aria-expanded': move === chosen,
              'aria-describedby': move === 'approve' && blocked ? 'review-obstacles' : undefined,
            }}
            key={move}
            margin={false}
            onClick={() => setChosen(move === chosen ? null : move)}
          >
            {MOVE_LABELS[move].button}
          </Button>
        ))}
      </div>
      {chosen && (
        <DecisionForm
          // Stays open, with the typed text, when a colleague's change makes the move impossible.
          blocked={!moves.includes(chosen) || (chosen === 'approve' && blocked)}
          calls={calls}
          close={close}
          key={chosen}
          move={chosen}
          review={review}
        />
      )}
    </section>
  )
}
