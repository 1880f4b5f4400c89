/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { Locale } from '../../platform/locale.ts'
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is that of a notice. Each call replies with `{ success, msg }`. */
export const noticeStaffCalls = {
  /** Says whether the notice can be sent, or how far its sending is. */
  sending: { method: 'get', path: '/user/staff/notice/:id/sending' },
  /** Counts whom a message would reach, which reads all students. */
  recipients: { method: 'get', path: '/user/staff/notice/:id/recipients' },
  send: { method: 'post', path: '/user/staff/notice/:id/send' },
} as const satisfies Record<string, WireCall>

/** The result of `sending`. */
export interface NoticeSendingView {
  /** Why it cannot be sent now, as a sentence; null if it can. */
  refusal: string | null
  /** The sending, if it has been started. */
  sending: { by: string; startedAt: string; finishedAt: string | null; queued: number; total: number } | null
}

/**
 * The result of `recipients`: people who get the message by e-mail, those concerned who have turned notices off, and the
 * languages in which the title or the text is in English, because its translation is missing or older.
 */
export interface NoticeRecipientsView {
  count: number
  declined: number
  inEnglish: Locale[]
}

/** The body of `send`: the number of people that staff saw and confirmed. */
export const sendNoticeSchema = z.strictObject({ recipients: z.int().check(z.positive()) })
