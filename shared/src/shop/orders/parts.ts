/** The parts of a paid order that were cancelled or returned, as they are stored beside its lines. */
import * as z from 'zod/mini'
import { RETURN_DECISIONS } from './returns.ts'

const count = z.int().check(z.nonnegative())

export const orderItemsSchema = z.array(z.object({ bookId: z.string(), units: z.int().check(z.minimum(1)) }))

/** A part of an order that was cancelled before its dispatch. */
export const cancellationSchema = z.object({
  items: orderItemsSchema,
  refundPaise: count,
  by: z.string(),
  /** Empty if the buyer gave none. */
  reason: z.string(),
  /** ISO 8601. */
  at: z.string(),
})
export type Cancellation = z.infer<typeof cancellationSchema>

/** A return that staff have decided. */
export const decidedReturnSchema = z.object({
  items: orderItemsSchema,
  decision: z.enum(RETURN_DECISIONS),
  answer: z.string(),
  /** Zero if it was rejected. */
  refundPaise: count,
  /** Whether its copies went back into the stock. */
  restocks: z.boolean(),
  /** When staff asked for its parcel, and when it arrived; absent if they did not, and in returns from before this was stored. */
  awaitedAt: z.optional(z.string()),
  receivedAt: z.optional(z.string()),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** When staff took a rejection back, in ISO 8601: the return is open again, and this decision counts no more. */
  reopenedAt: z.optional(z.string()),
})
export type DecidedReturn = z.infer<typeof decidedReturnSchema>

/** A return whose buyer took the request back before its parcel arrived. Times in ISO 8601. */
export const withdrawnReturnSchema = z.object({
  items: orderItemsSchema,
  requestedAt: z.string(),
  /** When staff had asked for its parcel; absent if they had not. */
  awaitedAt: z.optional(z.string()),
  at: z.string(),
})
export type WithdrawnReturn = z.infer<typeof withdrawnReturnSchema>
