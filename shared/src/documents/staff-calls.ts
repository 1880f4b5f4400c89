/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../platform/usable-text-check.ts'
import type { WireCall } from '../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the receipt's. Each call replies with `{ success, msg }`. */
export const receiptStaffCalls = {
  replace: { method: 'post', path: '/receipt/staff/:id/replace' },
} as const satisfies Record<string, WireCall>

const tooLong = (length: number) => `Use at most ${length} characters`
const sentence = (field: string, missing: string, length: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), usableText(field, 'printed'), z.maxLength(length, tooLong(length)))

export const RECEIPT_LIMITS = { studentName: 100, description: 200, reason: 1000 } as const

/** The body of `replace`: the corrected content of the receipt, and why it is replaced. */
export const replacementSchema = z.strictObject({
  studentName: sentence('Name of the student', 'Enter the name of the student.', RECEIPT_LIMITS.studentName),
  description: sentence('What was paid for', 'Enter what was paid for.', RECEIPT_LIMITS.description),
  reason: sentence('Reason', 'Enter a reason. It is kept with this receipt.', RECEIPT_LIMITS.reason),
})
export type Replacement = z.infer<typeof replacementSchema>
