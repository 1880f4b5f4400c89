/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import { MAX_LINES } from './line-limits.ts'
import { orderItemsSchema } from './parts.ts'
import { RETURN_DECISIONS } from './returns.ts'

/** Paths are below `/api`; `:id` is the order's. Each call replies with `{ success, msg }`. */
export const orderStaffCalls = {
  cancelByStaff: { method: 'post', path: '/orderbook/staff/:id/cancel' },
  awaitReturn: { method: 'post', path: '/orderbook/staff/:id/return/parcel' },
  receiveReturn: { method: 'post', path: '/orderbook/staff/:id/return/received' },
  reopenReturn: { method: 'post', path: '/orderbook/staff/:id/return/reopen' },
  decideReturn: { method: 'post', path: '/orderbook/staff/:id/return' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000
const tooLong = `Use at most ${MAX_REASON_LENGTH} characters`
const reason = z
  .string('Enter a reason')
  .check(z.trim(), z.minLength(1, 'Enter a reason'), z.maxLength(MAX_REASON_LENGTH, tooLong))

/** `items` names a part of the order, as it was at the `revision` that staff saw; without it, everything is cancelled. */
export const cancelByStaffSchema = z.object({
  reason,
  items: z.optional(orderItemsSchema.check(z.minLength(1, 'Choose a book'), z.maxLength(MAX_LINES))),
  revision: z.optional(z.int().check(z.nonnegative())),
})

/** Of the order that staff saw. */
const revision = z.int().check(z.nonnegative())

/** Asks for the parcel of a return; `sendTo` says to the buyer where it goes, and who pays for that. */
export const awaitReturnSchema = z.object({
  sendTo: z
    .string('Enter where the buyer sends the books')
    .check(z.trim(), z.minLength(1, 'Enter where the buyer sends the books'), z.maxLength(MAX_REASON_LENGTH, tooLong)),
  revision,
})

/** Whether the parcel of a return has arrived; false takes back what was entered by mistake. */
export const receiveReturnSchema = z.object({ isReceived: z.boolean(), revision })

export const reopenReturnSchema = z.object({ revision })

/** `refundPaise` is what an accepted return refunds; `restock` puts its copies back into the stock. */
export const returnDecisionSchema = z.object({
  decision: z.enum(RETURN_DECISIONS),
  reason,
  refundPaise: z._default(z.int().check(z.nonnegative()), 0),
  restock: z._default(z.boolean(), false),
  revision: z.optional(revision),
})
export type ReturnDecisionBody = z.infer<typeof returnDecisionSchema>
