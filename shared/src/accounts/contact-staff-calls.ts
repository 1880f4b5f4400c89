/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../platform/usable-text-check.ts'
import type { WireCall } from '../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is that of a stored change. Each call replies with `{ success, msg }`. */
export const contactStaffCalls = {
  /** Gives a student the e-mail address or phone of before the change again. */
  restore: { method: 'post', path: '/user/staff/contact-change/:id/restore' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000
const NO_REASON = 'Enter a reason. Staff see it with this student.'

/** The body of `restore`. `present` is the address or number that staff saw, and that is replaced. */
export const restorationSchema = z.strictObject({
  reason: z
    .string(NO_REASON)
    .check(
      z.trim(),
      z.minLength(1, NO_REASON),
      usableText('Reason'),
      z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`),
    ),
  present: z.string().check(z.minLength(1), z.maxLength(320)),
})
export type Restoration = z.infer<typeof restorationSchema>
