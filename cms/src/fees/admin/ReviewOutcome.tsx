'use client'

import './fee-decision.css'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { feeAdminWords } from './words.ts'

/** What became of a decision on several fees. */
export interface Outcome {
  /** Such as “3 of 5: approved.” */
  msg: string
  /** Those that have not changed. */
  refused: { id: string; label: string; msg: string }[]
}

const words = partOf(() => feeAdminWords.several)

/** The result of a decision on several fees, with a link to each that has not changed. Takes the focus. */
export function ReviewOutcome({ outcome, close }: { outcome: Outcome; close: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed disappears with the choice.
  useEffect(() => heading.current?.focus(), [])
  const { msg, refused } = outcome
  return (
    <section aria-labelledby="review-outcome">
      <h2 id="review-outcome" ref={heading} tabIndex={-1}>
        {msg}
      </h2>
      {refused.length > 0 && (
        <>
          <p>{words.refused(refused.length)}</p>
          <ul>
            {refused.map(({ id, label, msg: reason }) => (
              <li key={id}>
                <a href={`/admin/collections/fee-dues/${id}`}>{label}</a>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="fee-decision__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {words.close}
        </Button>
      </div>
    </section>
  )
}
