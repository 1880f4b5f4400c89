import type { Payload } from 'payload'
import { consumeLimit, refundLimit } from '../../database/rate-limit/consume-limit.ts'
import { peekLimit } from '../../database/rate-limit/peek-limit.ts'
import { addressGroup } from '../api/client-address.ts'
import { type NamedLimit, refusalOf, tooMany } from '../api/named-limits.ts'

/** An attempt whose process was killed stops counting as in progress after this time. */
const IN_PROGRESS_MS = 30_000

type LimitOptions = NamedLimit & {
  payload: Payload
  name: string
  clientAddress: string
  now: Date
}

/**
 * Limits the wrong passwords of one network across all accounts. Attempts in progress count too, correct ones do not.
 * `attempt` returns null for a wrong password. Throws a Problem (429) beyond the limit.
 */
export async function limitVisitor<T>(options: LimitOptions, attempt: () => Promise<T | null>): Promise<T | null> {
  const { payload, name, clientAddress, limit, windowMs, now } = options
  const failures = { payload, name, subject: addressGroup(clientAddress), limit, windowMs, now }
  const inProgress = { ...failures, name: `${name}/in-progress`, windowMs: IN_PROGRESS_MS }
  const earlier = await peekLimit(failures)
  const allowed = earlier.allowed ? await consumeLimit(inProgress) : earlier
  if (!allowed.allowed) throw tooMany(refusalOf(options), allowed.retryAfterSeconds)
  try {
    const result = await attempt()
    if (result === null) await consumeLimit(failures)
    return result
  } finally {
    await refundLimit(inProgress)
  }
}
