/** Calls of the refund panel, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the payment's. `view` replies with `{ result: RefundView }`. */
export const refundCalls = {
  view: { method: 'get', path: '/payment/staff/:id/refunds' },
  request: { method: 'post', path: '/payment/staff/:id/refund' },
  /** Ends the check of a payment of the wrong amount. */
  settle: { method: 'post', path: '/payment/staff/:id/settled' },
  /** Records that staff have paid out a refund of an offline payment. `:id` is the refund's. */
  payOut: { method: 'post', path: '/payment/staff/refund/:id/paid-out' },
  /** Ends the alert about a failed refund. `:id` is the refund's. */
  resolve: { method: 'post', path: '/payment/staff/refund/:id/resolved' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000
const MAX_REFERENCE_LENGTH = 100

const reason = z
  .string()
  .check(usableText('Reason'), z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`))

/** The body of `settle`. */
export const settleSchema = z.strictObject({ reason })

/** The body of `request`. */
export const refundRequestSchema = z.strictObject({
  amountPaise: z.int('Enter an amount in whole paise.'),
  reason,
  /** The day of the student's notice, from which the calculation starts. */
  noticeDay: z.iso.date('Enter a day, such as 2026-11-21.'),
  /** The revision of the view that the request is based on. */
  revision: z.int(),
  /** Idempotency key: equal for repeats of one request. The portal's own for approved refunds begin with `approval-`. */
  key: z.string().check(z.regex(/^(?!approval-)[\w-]{8,64}$/, 'The request has no valid key.')),
})
export type RefundRequest = z.infer<typeof refundRequestSchema>

/** The body of `payOut`. */
export const payOutSchema = z.strictObject({
  reference: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the reference of the payment, such as the UTR.'),
      usableText('Reference', 'printed'),
      z.maxLength(MAX_REFERENCE_LENGTH, `Use at most ${MAX_REFERENCE_LENGTH} characters`),
    ),
})
