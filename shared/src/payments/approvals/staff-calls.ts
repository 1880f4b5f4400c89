/** Calls about approvals, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the approval's. */
export const approvalCalls = {
  approve: { method: 'post', path: '/payment/staff/approval/:id/approve' },
  decline: { method: 'post', path: '/payment/staff/approval/:id/decline' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000

/** The body of `decline`. */
export const declineSchema = z.strictObject({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reason. The colleague who asked sees it.'),
      usableText('Reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
})
