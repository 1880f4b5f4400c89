import type { FeeReviews, ReviewResult } from '@pravesh/shared/fees/review/staff-calls'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { FeeStaff } from './fee-staff.ts'
import { requireReason, reviewDue } from './review-due.ts'

interface ReviewManyOptions {
  payload: Payload
  staff: FeeStaff
  reviews: FeeReviews
  /** Throws a Problem for a fee on which this member of staff may not decide. */
  requireAllowed: (id: string) => Promise<void>
  now: Date
}

const FAILED = 'Something went wrong. Reload the page, and decide on this fee again if it has not changed.'

/**
 * Decides on several paid fees, each as `reviewDue` does: by one conditional update of its own, with its own message. One that
 * cannot be decided does not stop the others. Throws a Problem (400) without a reason for a rejection.
 */
export async function reviewDues({
  payload,
  staff,
  reviews,
  requireAllowed,
  now,
}: ReviewManyOptions): Promise<ReviewResult[]> {
  const { dues, ...decided } = reviews
  requireReason(decided)
  const results: ReviewResult[] = []
  for (const { id, revision } of dues) {
    const msg = await requireAllowed(id)
      .then(() => reviewDue({ payload, staff, id, review: { ...decided, revision }, now }))
      .then(() => '')
      .catch((error: unknown) => refusal(payload, error))
    results.push({ id, ok: msg === '', msg })
  }
  return results
}

/** Why a due has not changed. An unexpected error is logged, since the other dues go on. */
function refusal(payload: Payload, error: unknown): string {
  if (error instanceof Problem) return error.publicMessage
  payload.logger.error({ msg: 'A fee could not be reviewed.', err: error })
  return FAILED
}
