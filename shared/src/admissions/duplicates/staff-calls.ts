/** The call by which staff say whether two applications come from the same person; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { DUPLICATE_VERDICTS } from './duplicates.ts'

/** Paths are below `/api`; `:id` is the application's. */
export const duplicateCalls = {
  say: { method: 'post', path: '/application/staff/:id/duplicate' },
} as const satisfies Record<string, WireCall>

const MAX_NOTE_LENGTH = 1000

/** `other` is the id of the other application; a verdict on a pair that has changed since `revision` is refused. */
export const duplicateVerdictSchema = z.object({
  other: z.string(),
  verdict: z.enum(DUPLICATE_VERDICTS, 'Choose whether it is the same person.'),
  note: z._default(
    z
      .string()
      .check(usableText('Your note'), z.maxLength(MAX_NOTE_LENGTH, `Use at most ${MAX_NOTE_LENGTH} characters`)),
    '',
  ),
  revision: z.int(),
})
export type SaidDuplicate = z.infer<typeof duplicateVerdictSchema>
