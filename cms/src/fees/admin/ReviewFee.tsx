'use client'

import './fee-decision.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { REVIEW_STATUSES } from '@pravesh/shared/fees/review/review'
import { type FeeReview, feeStaffCalls } from '@pravesh/shared/fees/review/staff-calls'
import { useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { may } from '../../staff/index.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { feeAdminWords } from './words.ts'

/** Buttons that approve or reject a paid fee, for staff who may. */
export function ReviewFee() {
  const words = feeAdminWords.review
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const { busy, failure, send, setFailure } = useStaffChange(feeStaffCalls.review, String(id))
  const [rejecting, setRejecting] = useState(false)
  const review = REVIEW_STATUSES.find((status) => status === data?.review)
  if (id === undefined || data?.status === 'open' || review === undefined || !may(user, 'review fee payments'))
    return null
  const revision = Number(data?.reviewRevision)
  const decide = (review: Omit<FeeReview, 'revision'>) => void send({ ...review, revision })

  return (
    <section aria-labelledby="review-fee" className="field-type fee-decision">
      <h2 id="review-fee">{words.heading}</h2>
      <p>{words.consequence}</p>
      <FailureAlert text={failure} />
      {rejecting ? (
        <ReasonForm
          busy={busy}
          cancel={() => {
            setFailure('')
            setRejecting(false)
          }}
          send={(reason) => decide({ decision: 'REJECTED', reason })}
          words={words}
        />
      ) : (
        <div className="fee-decision__buttons">
          {review !== 'APPROVED' && (
            <Button margin={false} onClick={() => decide({ decision: 'APPROVED', reason: '' })}>
              {busy ? words.busy : words.approve}
            </Button>
          )}
          {review !== 'REJECTED' && (
            <Button buttonStyle="secondary" margin={false} onClick={() => setRejecting(true)}>
              {words.reject}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
