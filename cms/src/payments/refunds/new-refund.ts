import { randomBytes } from 'node:crypto'
import { IDENTIFIER_BYTES, refundIdOf } from '@pravesh/shared/payments/identifiers'
import { REFUND_KINDS } from '@pravesh/shared/payments/refunds/status'
import * as z from 'zod/mini'

/** A refund whose amount is held on the payment, as stored there until its record is written. */
export const newRefundSchema = z.object({
  refundId: z.string(),
  requestKey: z.string(),
  amountPaise: z.int(),
  kind: z.enum(REFUND_KINDS),
  reason: z.string(),
  calculation: z.string(),
  requestedBy: z.string(),
  requestedById: z.nullable(z.string()),
  requestedAt: z.string(),
})
export type NewRefund = z.infer<typeof newRefundSchema>

/** A new id; providers use it as the idempotency key. */
export const newRefundId = (now: Date) => refundIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) })
