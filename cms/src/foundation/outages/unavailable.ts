import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { Problem } from '../problem.ts'
import type { Outage } from './outage.ts'

/** When a client may try again, in seconds. */
export const RETRY_AFTER_SECONDS = 15

const CODES = { database: 'DATABASE_UNAVAILABLE', disk: 'DISK_UNAVAILABLE' } as const

/** For people. */
export const OUTAGE_MESSAGES: Record<Outage, string> = {
  database: platformReplies.en.DATABASE_UNAVAILABLE,
  disk: platformReplies.en.DISK_UNAVAILABLE,
}

/** The error (503) for a call that needs what is away. */
export function unavailable(outage: Outage, cause?: unknown): Problem {
  const refusal = refused(platformReplies, CODES[outage])
  const problem = new Problem({ ...refusal, status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS })
  problem.cause = cause
  return problem
}
