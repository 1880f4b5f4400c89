import { type ReviewDecision, reviewsBefore } from '@pravesh/shared/fees/review/review'
import type { FeeReview } from '@pravesh/shared/fees/review/staff-calls'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { findDue } from '../dues/find-dues.ts'
import type { FeeStaff } from './fee-staff.ts'
import { reviewNotices } from './review-notices.ts'

/** A decision, as kept with the due. */
interface PastReview {
  /** ISO 8601. */
  at: string
  by: string
  staffId: string
  decision: ReviewDecision
  reason: string
}

interface ReviewOptions {
  payload: Payload
  staff: FeeStaff
  id: string
  review: FeeReview
  now: Date
}

/**
 * Approves or rejects a paid fee by one conditional update, then notifies the student. A decision can be changed, and
 * all are kept. Throws a Problem: 400 without a reason for a rejection, 404, 409 when the fee is not paid or a
 * colleague has decided meanwhile.
 */
export async function reviewDue({ payload, staff, id, review, now }: ReviewOptions): Promise<FeeDue> {
  const { decision, revision } = review
  const reason = requireReason(review)
  const due = await findDue(payload, id)
  if (due === null) throw notFound('fee')
  if (due.status === 'open') throw notReviewable('This fee is not paid, so there is no payment to review.')
  if (revision !== due.reviewRevision || !reviewsBefore(decision).includes(due.review)) throw decidedMeanwhile()
  const past: PastReview = { at: now.toISOString(), by: staff.name, staffId: staff.id, decision, reason }
  const changed = await changeOne({
    payload,
    collection: 'fee-dues',
    where: {
      and: [
        { id: { equals: id } },
        { status: { equals: due.status } },
        { paymentId: { equals: due.paymentId ?? null } },
        { reviewRevision: { equals: revision } },
      ],
    },
    data: {
      review: decision,
      reviewReason: reason,
      reviews: [...reviewsOf(due), past],
      reviewRevision: revision + 1,
      ...noticeOf(due, decision, now),
    },
  })
  if (changed === null) throw decidedMeanwhile()
  return changed.noticeDueAt ? applyNewEffects({ payload, work: reviewNotices, record: changed, now }) : changed
}

/** The reason of a decision; empty for an approval. Throws a Problem (400) without one for a rejection. */
export function requireReason({ decision, reason }: Pick<FeeReview, 'decision' | 'reason'>): string {
  const given = multiLine(reason)
  if (decision === 'REJECTED' && given === '') {
    throw invalid([{ field: 'reason', code: 'required', message: 'Enter a reason. The student will see it.' }])
  }
  return given
}

/** Students get a message about a rejection, and about an approval that replaces one. */
function noticeOf(due: FeeDue, decision: ReviewDecision, now: Date) {
  const isNews = decision === 'REJECTED' || due.review === 'REJECTED'
  return isNews ? leaseFrom(reviewNotices, now) : { noticeDueAt: null }
}

/** Only this file writes them. */
function reviewsOf({ reviews }: FeeDue): unknown[] {
  return Array.isArray(reviews) ? reviews : []
}

function notReviewable(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_PAID', status: 409, publicMessage })
}

function decidedMeanwhile(): Problem {
  const publicMessage = 'This fee has changed, or a colleague has decided. Reload the page.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
