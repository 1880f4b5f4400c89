'use client'

import '../review.css'
import './decide.css'
import { Button, Link } from '@payloadcms/ui'
import { MOVE_LABELS } from '@pravesh/shared/admissions/status/status'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import { Shortcuts } from '../keys/Shortcuts.tsx'
import { useShortcut } from '../keys/use-shortcut.ts'
import type { ReviewData, ReviewPlace, StaffMove } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { useBarHeight } from './use-bar-height.ts'

interface DecisionBarProps {
  review: ReviewData
  place: ReviewPlace
  calls: StaffCalls
}

/** Stays in sight while staff read: the moves, the form of the chosen one, and the way to the neighbours in the list. */
export function DecisionBar({ review, place, calls }: DecisionBarProps) {
  const { bar } = reviewWords
  const router = useRouter()
  const [chosen, setChosen] = useState<StaffMove | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLElement>(null)
  useBarHeight(whole)
  const { moves, obstacles, seats, decidedBy } = review
  const decides = decidedBy === ''
  const blocked = moves.includes('approve') && obstacles.length > 0
  const { previous, next } = place

  /** Moves the focus to the button of a cancelled move, or to the heading of the decision when it has disappeared. */
  function close(made: boolean) {
    const button = buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    const target = made || !button ? document.getElementById('review-decide') : button
    target?.focus()
    setChosen(null)
  }

  useShortcut('a', moves.includes('approve') && !blocked ? () => setChosen('approve') : null)
  useShortcut('n', next === null ? null : () => router.push(next))
  useShortcut('p', previous === null ? null : () => router.push(previous))

  return (
    <section aria-label={decides ? bar.label : bar.place} className="review__bar" ref={whole}>
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
            {staffText(MOVE_LABELS[move].button)}
          </Button>
        ))}
        {seats && <span>{bar.seats(seats.text)}</span>}
        <nav aria-label={bar.neighbours} className="review__neighbours">
          {previous !== null && <Link href={previous}>← {bar.previous}</Link>}
          {next !== null && <Link href={next}>{bar.next} →</Link>}
        </nav>
        <Shortcuts checks={review.mayNote} decides={decides} />
      </div>
    </section>
  )
}
