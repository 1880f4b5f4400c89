/** Texts that staff save for the reasons that students read. Calls of the review screen; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'

/** For which reason a text is: a document that is not accepted, a correction or a rejection. */
export const REASON_KINDS = ['document', 'sendBack', 'reject'] as const
export type ReasonKind = (typeof REASON_KINDS)[number]

const MAX_REASON_TEXT_LENGTH = 1000
/** Of one person and kind, and shared ones of a kind. */
export const MAX_REASON_TEXTS = 50

/** A saved text, as one member of staff sees it. */
export interface ReasonText {
  id: string
  kind: ReasonKind
  text: string
  /** Whether all colleagues see it. */
  isShared: boolean
  /** Name of the person who shared it; empty for one's own. */
  by: string
  mayDelete: boolean
}

/** Paths are below `/api`; `:id` is the text's. */
export const reasonTextCalls = {
  save: { method: 'post', path: '/application/staff-reason-texts' },
  remove: { method: 'post', path: '/application/staff-reason-texts/:id/delete' },
} as const satisfies Record<string, WireCall>

/** The body of `save`. */
export const reasonTextSchema = z.object({
  kind: z.enum(REASON_KINDS, 'Choose for which reason the text is.'),
  text: z
    .string()
    .check(
      usableText('Your text'),
      z.trim(),
      z.minLength(1, 'Enter the text.'),
      z.maxLength(MAX_REASON_TEXT_LENGTH, `Use at most ${MAX_REASON_TEXT_LENGTH} characters`),
    ),
  isShared: z._default(z.boolean(), false),
})
export type NewReasonText = z.infer<typeof reasonTextSchema>
