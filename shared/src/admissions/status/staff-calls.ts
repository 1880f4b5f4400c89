/** Calls of the review screen, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { PARTS } from '../questions/parts.ts'
import { REJECTION_CODES } from './rejection.ts'

/** Paths are below `/api`; `:id` is the application's. Each call replies with `{ success, msg }`. */
export const staffCalls = {
  decide: { method: 'post', path: '/application/staff/:id/decide' },
  checkDocument: { method: 'post', path: '/application/staff/:id/document' },
  // Takes the query of the list; replies with `next`, the id of the next application that waits for staff, or null.
  next: { method: 'get', path: '/application/staff/:id/next' },
  note: { method: 'post', path: '/application/staff/:id/note' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 2000
const reason = z
  .string()
  .check(usableText('Your text'), z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`))
const noReason = z._default(reason, '')
/** The revision that the decision is based on. If given, a decision on an application that has changed since is refused. */
const revision = z.optional(z.int())

/** The body of `decide`. `seatsExceeded` is the reason for approving without a free seat; only staff see it. */
export const decisionSchema = z.discriminatedUnion('move', [
  z.object({ move: z.literal('approve'), reason: noReason, revision, seatsExceeded: z.optional(reason) }),
  z.object({
    move: z.literal('reject'),
    code: z.enum(REJECTION_CODES, 'Choose the kind of reason.'),
    reason,
    revision,
  }),
  z.object({
    move: z.literal('sendBack'),
    reason,
    parts: z._default(z.array(z.enum(PARTS)), []),
    revision,
  }),
  z.object({ move: z.literal('recall'), reason, revision }),
  z.object({ move: z.literal('withdraw'), reason, revision }),
  z.object({ move: z.literal('reopen'), reason: noReason, revision }),
])
export type StaffDecision = z.infer<typeof decisionSchema>

/**
 * The body of `checkDocument`; `document` is the id of the checked file. `wasShown` says that
 * the client showed all of it. A verification without it, e.g. by a script, is recorded as such.
 */
export const documentCheckSchema = z.object({
  document: z.string(),
  state: z.enum(['VERIFIED', 'REJECTED']),
  reason: noReason,
  wasShown: z.optional(z.boolean()),
})
export type DocumentCheck = z.infer<typeof documentCheckSchema>

/** The body of `note`. */
export const noteSchema = z.object({ text: reason })
