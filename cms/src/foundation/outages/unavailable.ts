import { Problem } from '../problem.ts'
import type { Outage } from './outage.ts'

/** When a client may try again, in seconds. */
export const RETRY_AFTER_SECONDS = 15

/** For people. */
export const OUTAGE_MESSAGES: Record<Outage, string> = {
  database: 'Our database does not answer right now. Wait a minute, then try again.',
  disk: 'We cannot save anything right now, because our storage is full or faulty. Try again in a few minutes.',
}

/** The error (503) for a call that needs what is away. */
export function unavailable(outage: Outage, cause?: unknown): Problem {
  const problem = new Problem({
    code: 'UNAVAILABLE',
    status: 503,
    publicMessage: OUTAGE_MESSAGES[outage],
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
  problem.cause = cause
  return problem
}
