/** The calls of the staff's review screen: our own names throughout, for signed-in staff alone. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import { PARTS } from './parts.ts'

/** The calls, below `/api`; `:id` is the application's. Each answers `{ success, msg }`. */
export const staffCalls = {
  decide: { method: 'post', path: '/application/staff/:id/decide' },
  checkDocument: { method: 'post', path: '/application/staff/:id/document' },
  note: { method: 'post', path: '/application/staff/:id/note' },
} as const satisfies Record<string, WireCall>

const LONGEST_REASON = 2000
const reason = z.string().check(z.maxLength(LONGEST_REASON, `At most ${LONGEST_REASON} characters, please`))
const noReason = z._default(reason, '')
/** The revision that whoever decides has looked at; with it, a decision on anything newer is refused. */
const revision = z.optional(z.int())

/** What `decide` takes. */
export const decisionSchema = z.discriminatedUnion('move', [
  z.object({ move: z.literal('approve'), reason: noReason, revision }),
  z.object({ move: z.literal('reject'), reason, revision }),
  z.object({
    move: z.literal('sendBack'),
    reason,
    parts: z._default(z.array(z.enum(PARTS)), []),
    revision,
  }),
  z.object({ move: z.literal('reopen'), reason: noReason, revision }),
])
export type StaffDecision = z.infer<typeof decisionSchema>

/** What `checkDocument` takes: the file that was looked at, and what was found. */
export const documentCheckSchema = z.object({
  document: z.string(),
  state: z.enum(['VERIFIED', 'REJECTED']),
  reason: noReason,
})
export type DocumentCheck = z.infer<typeof documentCheckSchema>

/** What `note` takes. */
export const noteSchema = z.object({ text: reason })
