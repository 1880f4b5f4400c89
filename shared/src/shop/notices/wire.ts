/** Wire format of requests for sold-out books. Not in the specification. */
import * as z from 'zod/mini'
import { emailSchema } from '../../accounts/fields.ts'
import type { WireCall } from '../../platform/wire-call.ts'

export const noticeCalls = {
  notifyWhenBack: { method: 'post', path: '/purchesbook/notifyWhenBack' },
} as const satisfies Record<string, WireCall>

export const noticeSchema = z.object({
  bookId: z.string('Choose a book').check(z.minLength(1, 'Choose a book'), z.maxLength(64, 'Choose a book')),
  email: emailSchema,
})
export type NoticeRequest = z.infer<typeof noticeSchema>

/** Domain name → wire name. */
export const noticeNames = { bookId: 'bookid', email: 'email' } as const satisfies Record<keyof NoticeRequest, string>

/** Hidden field; a request that fills it comes from a bot. */
export const NOTICE_HONEYPOT = 'website'
