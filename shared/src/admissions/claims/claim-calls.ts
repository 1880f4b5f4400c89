import * as z from 'zod/mini'
import { preparedIds } from '../../platform/prepared-ids.ts'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { CLAIMS } from '../answers/answers.ts'
import { CLAIM_VERDICTS } from './claim-labels.ts'

/** Not part of the public contract. The path is below `/api`; `:id` is the application's. */
export const claimCalls = {
  check: { method: 'post', path: '/application/staff/:id/claim' },
} as const satisfies Record<string, WireCall>

const MAX_REASON_LENGTH = 1000
const verdict = z.nullable(z.enum(CLAIM_VERDICTS))

/** `before` is the verdict that the member of staff saw, and `stated` what they compared; if either differs, the call is refused. */
export const claimCheckSchema = z.object({
  claim: z.enum(CLAIMS),
  verdict,
  reason: z._default(z.string().check(usableText('Your text'), z.maxLength(MAX_REASON_LENGTH)), ''),
  prepared: preparedIds,
  before: verdict,
  stated: z.string().check(z.maxLength(4000)),
})
export type SentClaimCheck = z.infer<typeof claimCheckSchema>
