'use client'

import '../review.css'
import './decide.css'
import { Button } from '@payloadcms/ui'
import type { ReviewData } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'

interface UndoNoticeProps {
  undo: ReviewData['undo']
  calls: Pick<StaffCalls, 'undo'>
}

/** Says that a decision has not taken effect yet, and lets the person who made it undo it. */
export function UndoNotice({ undo, calls }: UndoNoticeProps) {
  if (undo === null) return null
  const { text, revision } = undo
  return (
    <div className="review__quote">
      <p>{text}</p>
      {revision !== null && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void calls.undo(revision)} size="small">
          {reviewWords.undo.button}
        </Button>
      )}
    </div>
  )
}
