'use client'

import './fee-decision.css'
import './review-several.css'
import { Button, useAuth, useListQuery, useSelection } from '@payloadcms/ui'
import type { FeeReviews } from '@pravesh/shared/fees/review/staff-calls'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { partOf } from '../../foundation/languages/staff-words.ts'
import type { FeeDue } from '../../payload-types.ts'
import { may } from '../../staff/index.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { ReviewOutcome } from './ReviewOutcome.tsx'
import { useReviewMany } from './use-review-many.ts'
import { feeAdminWords } from './words.ts'

const words = partOf(() => feeAdminWords.several)

/** Below the list of fees: approves or rejects the ticked ones, for staff who may, and says what became of each. */
export function ReviewSeveral() {
  const { user } = useAuth()
  const { selectedIDs } = useSelection()
  const { data } = useListQuery()
  const { busy, failure, outcome, send, clear } = useReviewMany()
  const [rejecting, setRejecting] = useState(false)
  if (!may(user, 'review fee payments')) return null
  // Payload types the rows of every list alike; these are of `fee-dues`.
  const rows = (data?.docs ?? []) as FeeDue[]
  const chosen = rows.filter(({ id }) => selectedIDs.includes(id))
  if (chosen.length === 0 && outcome === null) return null

  async function decide(review: Pick<FeeReviews, 'decision' | 'reason'>) {
    if (await send(review, chosen)) setRejecting(false)
  }

  return (
    <div className="fee-several">
      {outcome !== null && <ReviewOutcome close={clear} outcome={outcome} />}
      {chosen.length > 0 && (
        <section aria-labelledby="review-several">
          <h2 id="review-several">{words.chosen(chosen.length, formatPaise(sumOf(chosen)))}</h2>
          <FailureAlert text={failure} />
          {rejecting ? (
            <ReasonForm
              busy={busy}
              cancel={() => setRejecting(false)}
              send={(reason) => void decide({ decision: 'REJECTED', reason })}
              words={{ ...words, send: words.sendAll(chosen.length) }}
            />
          ) : (
            <div className="fee-decision__buttons">
              <Button margin={false} onClick={() => void decide({ decision: 'APPROVED', reason: '' })}>
                {busy ? words.busy : words.approve(chosen.length)}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={() => setRejecting(true)}>
                {words.reject(chosen.length)}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

/** What the fees come to. All of them are paid, so no late fee grows. */
const sumOf = (dues: readonly FeeDue[]) =>
  dues.reduce(
    (sum, due) => sum + due.amountPaise - (due.concessionPaise ?? 0) + (due.chargePaise ?? 0) + (due.lateFeePaise ?? 0),
    0,
  )
