'use client'

import { type FeeReviews, feeStaffCalls, type ReviewReport } from '@pravesh/shared/fees/review/staff-calls'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import type { FeeDue } from '../../payload-types.ts'
import type { Outcome } from './ReviewOutcome.tsx'

type Reviewed = Pick<FeeDue, 'id' | 'reviewRevision' | 'studentName' | 'title'>

/** Sends one decision on several fees as the list shows them, and refreshes the list. `failure` is the reason why nothing was decided. */
export function useReviewMany() {
  const router = useRouter()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  /** True when the portal has decided, even if some have not changed. */
  async function send(review: Pick<FeeReviews, 'decision' | 'reason'>, dues: readonly Reviewed[]): Promise<boolean> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    setFailure('')
    const body: FeeReviews = {
      ...review,
      dues: dues.map(({ id, reviewRevision }) => ({ id, revision: reviewRevision })),
    }
    const { ok, msg, result } = await callPortal<ReviewReport>(feeStaffCalls.reviewMany, { body })
    isSending.current = false
    setBusy(false)
    if (!ok) {
      setFailure(msg)
      return false
    }
    setOutcome({ msg, refused: refusedOf(result?.results ?? [], dues) })
    router.refresh()
    return true
  }

  return { busy, failure, outcome, send, clear: () => setOutcome(null) }
}

function refusedOf(results: ReviewReport['results'], dues: readonly Reviewed[]): Outcome['refused'] {
  return results
    .filter(({ ok }) => !ok)
    .map(({ id, msg }) => {
      const due = dues.find((each) => each.id === id)
      return { id, label: due ? `${due.studentName}, ${due.title}` : id, msg }
    })
}
