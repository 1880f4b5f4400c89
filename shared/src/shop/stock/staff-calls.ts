/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { formatNumber } from '../../platform/formats.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { MAX_COPIES } from './movements.ts'

/** Paths are below `/api`, where Payload keeps `book-stock` for itself; `:id` is the stock row's. The call replies with `{ success, msg, copies, revision }`. */
export const stockStaffCalls = {
  adjustStock: { method: 'post', path: '/bookstock/staff/:id/adjust' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 500
const COPIES_MESSAGE = `Enter a whole number from 0 to ${formatNumber(MAX_COPIES)}`

/** The body of `adjustStock`: the copies counted on the shelf that are free to sell. `revision` is the one that was read. */
export const stockAdjustment = z.object({
  copies: z.int(COPIES_MESSAGE).check(z.minimum(0, COPIES_MESSAGE), z.maximum(MAX_COPIES, COPIES_MESSAGE)),
  reason: z
    .string('Enter a reason')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
  revision: z.int(),
})
export type StockAdjustment = z.infer<typeof stockAdjustment>
