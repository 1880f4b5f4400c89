/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { REVIEW_DECISIONS } from './review.ts'

/** Paths are below `/api`; `:id` is the due's. Each call replies with `{ success, msg }`. */
export const feeStaffCalls = {
  review: { method: 'post', path: '/paymentfees/staff/:id/review' },
  /** Decides on several at once; replies with a `ReviewReport` as well. */
  reviewMany: { method: 'post', path: '/paymentfees/staff/review' },
  /** Lets the student pay a refunded fee again. */
  reopen: { method: 'post', path: '/paymentfees/staff/:id/reopen' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000

const decided = {
  decision: z.enum(REVIEW_DECISIONS),
  reason: z._default(
    z
      .string()
      .check(usableText('Reason'), z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`)),
    '',
  ),
}

/** The body of `review`. `revision` is the one that the decision is based on. */
export const reviewSchema = z.object({ ...decided, revision: z.int() })
export type FeeReview = z.infer<typeof reviewSchema>

/** As many as the list shows on its longest page. */
export const MAX_REVIEWED = 100

/** The body of `reviewMany`: one decision on the revisions of dues that staff saw. */
export const reviewManySchema = z.strictObject({
  ...decided,
  dues: z.array(z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)), revision: z.int() })).check(
    z.minLength(1, 'Choose at least one fee.'),
    z.maxLength(MAX_REVIEWED, `Choose at most ${MAX_REVIEWED} fees.`),
    z.refine((dues) => new Set(dues.map(({ id }) => id)).size === dues.length, 'Name each fee once.'),
  ),
})
export type FeeReviews = z.infer<typeof reviewManySchema>

/** What became of one of them. `msg` says why it has not changed; empty if it has. */
export interface ReviewResult {
  id: string
  ok: boolean
  msg: string
}

/** One result for each due, in the order of the call. */
export interface ReviewReport {
  results: ReviewResult[]
}

const NO_REASON = 'Enter a reason. Staff see it with this fee.'

/** The body of `reopen`. `transactionId` is the refunded payment that staff saw. */
export const reopeningSchema = z.strictObject({
  reason: z
    .string(NO_REASON)
    .check(
      z.trim(),
      z.minLength(1, NO_REASON),
      usableText('Reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
  transactionId: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type FeeReopening = z.infer<typeof reopeningSchema>
