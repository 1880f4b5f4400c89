/** Calls of the review screen, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { isDay } from '../../platform/day-in-india.ts'
import { preparedIds } from '../../platform/prepared-ids.ts'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { PARTS } from '../questions/parts.ts'
import { STAFF_REJECTION_CODES } from './rejection.ts'

/** Paths are below `/api`; `:id` is the application's. Each call replies with `{ success, msg }`. */
export const staffCalls = {
  // Replies with `undo`, see `UndoOffer`, if the decision can be undone.
  decide: { method: 'post', path: '/application/staff/:id/decide' },
  undo: { method: 'post', path: '/application/staff/:id/undo' },
  // Replies with `result`, a `CheckedDocument`.
  checkDocument: { method: 'post', path: '/application/staff/:id/document' },
  // Replies with `result.number`, the whole Aadhaar number or APAAR ID, after it has recorded who sees it and why.
  identityNumber: { method: 'post', path: '/application/staff/:id/identity-number' },
  note: { method: 'post', path: '/application/staff/:id/note' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 2000
const reason = z
  .string()
  .check(usableText('Your text'), z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`))
const noReason = z._default(reason, '')
/** The revision that the decision is based on. If given, a decision on an application that has changed since is refused. */
const revision = z.optional(z.int())
/** Asks for a time to undo the decision before it takes effect, as the review page does. */
const undoable = z.optional(z.boolean())
const base = { revision, undoable, prepared: preparedIds }
const MAX_ITEMS = 300
/** A day, of which `dueDayProblem` says whether it can be the last one. */
export const lastDay = z.string().check(z.refine(isDay, 'Enter a day, such as 2027-01-31.'))

/** The body of `decide`. `seatsExceeded` is the reason for approving without a free seat; only staff see it. */
export const decisionSchema = z.discriminatedUnion('move', [
  z.object({ move: z.literal('approve'), reason: noReason, ...base, seatsExceeded: z.optional(reason) }),
  z.object({
    move: z.literal('reject'),
    code: z.enum(STAFF_REJECTION_CODES, 'Choose the kind of reason.'),
    reason,
    ...base,
  }),
  z.object({
    move: z.literal('sendBack'),
    reason,
    parts: z._default(z.array(z.enum(PARTS)), []),
    // Single questions and documents, besides the whole parts. (status/requests.ts)
    items: z.optional(z.array(z.string()).check(z.maxLength(MAX_ITEMS))),
    // The last day for the corrections, `YYYY-MM-DD`; by default as the settings say.
    dueOn: z.optional(lastDay),
    ...base,
  }),
  z.object({ move: z.literal('recall'), reason, ...base }),
  z.object({ move: z.literal('withdraw'), reason, ...base }),
  z.object({ move: z.literal('reopen'), reason: noReason, ...base }),
])
export type StaffDecision = z.infer<typeof decisionSchema>

/** In the reply to a decision that can be undone: the revision to send with `undo`, and for how long. */
export interface UndoOffer {
  revision: number
  seconds: number
}

/** The body of `undo`: the revision after the decision. */
export const undoSchema = z.object({ revision: z.int() })

/**
 * The body of `checkDocument`; `document` is the id of the checked file. `wasShown` says that
 * the client showed all of it. A verification without it, e.g. by a script, is recorded as such.
 */
export const documentCheckSchema = z.object({
  document: z.string(),
  state: z.enum(['VERIFIED', 'REJECTED']),
  reason: noReason,
  prepared: preparedIds,
  wasShown: z.optional(z.boolean()),
})
export type DocumentCheck = z.infer<typeof documentCheckSchema>

/** The reply to a check: the revision of the application after it, on which a decision can be based. */
export interface CheckedDocument {
  revision: number
}

/** The body of `identityNumber`. */
/** The numbers of which an application shows four digits, by their questions. */
export const SEALED_NUMBERS = ['aadhaar', 'apaar'] as const
export type SealedNumber = (typeof SEALED_NUMBERS)[number]

export const identityNumberSchema = z.object({
  reason: reason.check(z.trim(), z.minLength(1, 'Enter a reason.')),
  number: z._default(z.enum(SEALED_NUMBERS), 'aadhaar'),
})

const MAX_MENTIONS = 50

/** The body of `note`. `mentions` are the ids of colleagues who were chosen from the list; others count by their names. */
export const noteSchema = z.object({
  text: reason,
  mentions: z._default(z.array(z.string()).check(z.maxLength(MAX_MENTIONS)), []),
})
