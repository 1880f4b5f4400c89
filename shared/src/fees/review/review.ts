/** The office's check of a paid fee. (spec 1, 3: `paymentfee_status`) */
export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Labels of the badge. (spec 1, 4) */
export const REVIEW_LABELS: Record<ReviewStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

/** Decisions that staff can make. A decision can be changed, but not withdrawn. */
export const REVIEW_DECISIONS = ['APPROVED', 'REJECTED'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** The statuses that a decision may follow; the condition of a conditional update. */
export function reviewsBefore(decision: ReviewDecision): ReviewStatus[] {
  return REVIEW_STATUSES.filter((status) => status !== decision)
}
