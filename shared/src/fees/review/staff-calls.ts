/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import { REVIEW_DECISIONS } from './review.ts'

/** Paths are below `/api`; `:id` is the due's. Each call replies with `{ success, msg }`. */
export const feeStaffCalls = {
  review: { method: 'post', path: '/paymentfees/staff/:id/review' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000

/** The body of `review`. `revision` is the one that the decision is based on. */
export const reviewSchema = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  reason: z._default(
    z.string().check(z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`)),
    '',
  ),
  revision: z.int(),
})
export type FeeReview = z.infer<typeof reviewSchema>
